import { escapeHtml } from '../html/render-markdown.ts'
import type { Found } from '../search/search-index.ts'

const excerptLength = 200

/** The results of a search as HTML: a link to each section with the text around the first word that was found. */
export function searchResults(query: string, results: readonly Found[]): string {
  const items = results.map(({ title, page, url, text }) => {
    const place = title === page ? '' : ` <small>${escapeHtml(page)}</small>`
    return `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a>${place}<p>${excerptOf(text, query)}</p></li>`
  })
  return `<h1>Search</h1>\n<p role="status">${escapeHtml(countOf(query, results.length))}</p>\n<ol class="results">${items.join('\n')}</ol>`
}

function countOf(query: string, count: number): string {
  if (query === '') return 'Enter words to search the guides and the reference.'
  if (count === 0) return `Nothing contains “${query}”. Try fewer or other words.`
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`
}

function excerptOf(text: string, query: string): string {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const found = words.length === 0 ? -1 : text.search(new RegExp(words.join('|'), 'iu'))
  const from = found < excerptLength / 2 ? 0 : text.lastIndexOf(' ', found - excerptLength / 4) + 1
  const excerpt = text.slice(from, from + excerptLength)
  const end = from + excerptLength < text.length ? '…' : ''
  const marked = words.length === 0 ? [excerpt] : excerpt.split(new RegExp(`(${words.join('|')})`, 'iu'))
  // Every second part is a word that was found.
  const html = marked.map((part, index) => (index % 2 === 1 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
  return `${from > 0 ? '…' : ''}${html.join('')}${end}`
}
