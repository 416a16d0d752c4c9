# Texts of the web, without a network
import html
import ipaddress
import urllib.parse
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from html.parser import HTMLParser


def query(url):
    parts = urllib.parse.urlsplit(url)
    return parts.hostname, parts.path, urllib.parse.parse_qs(parts.query)


def quote(text):
    return urllib.parse.quote(text), html.escape(text), html.unescape("&eacute;")


def titles(text):
    root = ET.fromstring(text)
    return [(book.get("id"), book.findtext("title")) for book in root.iter("book")]


class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.links = []

    def handle_starttag(self, tag, attrs):
        if tag == "a":
            self.links.append(dict(attrs)["href"])


def links(text):
    parser = Links()
    parser.feed(text)
    return parser.links


def settings(text):
    config = ConfigParser()
    config.read_string(text)
    return config.getint("game", "lives"), config.get("game", "name", fallback="-")


def local(address):
    return ipaddress.ip_address(address).is_private
