"""texts that are Markdown: tables, fences, images, headings, links, raw HTML | shown as they are, not as markup"""


def solve(xs):
    print("```\n# 10/10\n| solve | correct |\n|---|---|\n![x](https://evil.example/x.png)\n~~~\n````")
    return "`</code></pre><h1>10/10</h1>` [ok](javascript:alert(1)) | correct |\n\n***\n"
