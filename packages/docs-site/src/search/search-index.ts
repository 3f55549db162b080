import { type LocatedOperation, operationsOf } from '@channel/contract/read-document'
import MiniSearch from 'minisearch'
import { sectionsOf } from '../html/render-markdown.ts'
import type { Contract } from '../pages/contract.ts'
import { operationUrl } from '../pages/operations.ts'
import type { Page } from '../pages/page.ts'

/** A section of a page, or an operation of the reference. */
export interface Found {
  readonly title: string
  /** The page that it is on. */
  readonly page: string
  readonly url: string
  readonly text: string
}

const maxResults = 20
const lowerCase = (word: string) => word.toLowerCase()

/** Indexes the sections of the pages and the operations. @returns a search for all words of a query, best results first */
export function searchIndex(contract: Contract, pages: readonly Page[]): (query: string) => readonly Found[] {
  const entries = [...pages.flatMap(entriesOf), ...operationsOf(contract).map(entryOf)]
  const index = new MiniSearch({
    fields: ['title', 'page', 'text'],
    idField: 'url',
    tokenize: (text) => text.match(/[\p{L}\p{N}_]+/gu) ?? [],
    // An identifier such as phone_number_id is found whole and by its words.
    processTerm: (word) => [...new Set([word, ...word.split('_')])].map(lowerCase),
  })
  index.addAll(entries)
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]))
  const options = { boost: { title: 4, page: 2 }, prefix: true, combineWith: 'AND', processTerm: lowerCase } as const
  return (query) => {
    const exact = index.search(query, options)
    const results = exact.length > 0 ? exact : index.search(query, { ...options, fuzzy: 0.2 })
    return results.slice(0, maxResults).flatMap(({ id }) => byUrl.get(id as string) ?? [])
  }
}

function entriesOf({ slug, title, markdown }: Page): Found[] {
  return sectionsOf(markdown).map((section) => ({
    title: section.title,
    page: title,
    url: section.level === 1 ? `/docs/${slug}` : `/docs/${slug}#${section.anchor}`,
    text: section.text,
  }))
}

function entryOf({ method, path, operation }: LocatedOperation): Found {
  const { summary, description, operationId } = operation
  const request = `${method.toUpperCase()} ${path}`
  const url = operationUrl({ method, path, operation })
  return { title: summary, page: 'API reference', url, text: `${request} (${operationId}). ${description}` }
}
