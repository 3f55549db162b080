import { escapeHtml } from './render-markdown.ts'

/** The top of every page: links and the search. */
export function header(siteTitle: string, query = ''): string {
  return `<header>
<a href="/docs">${escapeHtml(siteTitle)}</a>
<form action="/docs/search" role="search"><input type="search" name="q" value="${escapeHtml(query)}" placeholder="Search" aria-label="Search the documentation" maxlength="100" required></form>
<a href="/docs/reference">API reference</a>
<a href="/">Dashboard</a>
</header>`
}
