import type { Page } from '../pages/page.ts'
import { header } from './header.ts'
import { escapeHtml, type Section } from './render-markdown.ts'

/** A page of the site, rendered. */
export interface Content {
  readonly title: string
  /** Null for a page that is not in the list of pages, and has no Markdown. */
  readonly slug: string | null
  readonly html: string
  readonly sections: readonly Section[]
  /** What was searched for. */
  readonly query?: string
}

/** The whole HTML page, with the navigation of the site. */
export function layout(
  siteTitle: string,
  pages: readonly Page[],
  { title, slug, html, sections, query }: Content,
): string {
  const link = (href: string, text: string, isCurrent: boolean) =>
    `<li><a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`
  const group = (name: Page['group']) =>
    pages
      .filter((page) => page.group === name)
      .map((page) => link(`/docs/${page.slug}`, page.title, page.slug === slug))
  const contents = sections
    .filter(({ level }) => level === 2)
    .map((section) => link(`#${section.anchor}`, section.title, false))
  const heading = title === siteTitle ? siteTitle : `${title} · ${siteTitle}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/header.css">
<link rel="stylesheet" href="/docs/assets/docs.css">
${slug === null ? '' : `<link rel="alternate" type="text/markdown" href="/docs/${slug}.md">`}
<script type="module" src="/docs/assets/docs.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${header(siteTitle, query)}
<div class="columns">
<nav aria-label="Pages">
<details open><summary>Pages</summary>
<h2>Guides</h2><ul>${group('Guides').join('')}</ul>
<h2>Reference</h2><ul>${link('/docs/reference', 'API reference', false)}${group('Reference').join('')}</ul>
</details>
</nav>
<main id="content">
${html}
${slug === null ? '' : `<footer><a href="/docs/${slug}.md">This page as Markdown</a></footer>`}
</main>
${contents.length < 2 ? '' : `<aside aria-label="On this page"><h2>On this page</h2><ul>${contents.join('')}</ul></aside>`}
</div>
</body>
</html>
`
}
