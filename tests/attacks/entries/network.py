"""Talking to the outside, and to others here."""

from __future__ import annotations

from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import REFUSED

ATTACKS = (
    Attack(
        "b145_tcp",
        "a TCP connection",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.CONNECTED}),
    ),
    Attack(
        "b146_tcp_fast_open",
        "TCP fast open without connect",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.CONNECTED}),
    ),
    Attack(
        "b147_multipath_tcp",
        "multipath TCP and other stream protocols",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.CONNECTED}),
    ),
    Attack(
        "b148_udp",
        "datagrams, broadcast and multicast",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST}),
    ),
    Attack(
        "b149_name_lookup",
        "data in looked-up names",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST}),
    ),
    Attack(
        "b150_listens",
        "a listening port",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST}),
    ),
    Attack(
        "b151_service_sockets",
        "unix sockets of services",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST}),
    ),
    Attack(
        "b152_abstract_socket",
        "a name in the abstract socket space",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST}),
    ),
    Attack("b153_netlink", "netlink", Group.NETWORK, REFUSED, answers=True, harms=frozenset({Harm.BOAST})),
    Attack(
        "b154_rare_sockets",
        "raw sockets and rare families",
        Group.NETWORK,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST}),
    ),
)
