import { stringify } from 'yaml'
import { layout } from './html/layout.ts'
import { referencePage } from './html/reference.ts'
import { renderMarkdown } from './html/render-markdown.ts'
import type { Contract } from './pages/contract.ts'
import { homePage } from './pages/home.ts'
import { llmsText } from './pages/llms-text.ts'
import { operationsText } from './pages/operations.ts'
import type { Page } from './pages/page.ts'
import { readPages } from './pages/read-pages.ts'
import { searchResults } from './pages/search-results.ts'
import { postmanCollection } from './postman-collection.ts'
import { searchIndex } from './search/search-index.ts'
import { staticFiles } from './site-folders.ts'

/** A response of the site. */
export interface SiteFile {
  /** The value of `Content-Type`. */
  readonly type: string
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** The documentation for customers: guides, reference and files. */
export interface DocsSite {
  /**
   * The file at a path, undefined if there is none. Pages are rendered at their first request and kept.
   *
   * @param path for instance `/docs/webhooks`, `/docs/webhooks.md` or `/llms.txt`
   */
  find(path: string): Promise<SiteFile | undefined>
  /** The page with what contains the words of a query. */
  search(query: string): Promise<SiteFile>
}

const maxQueryLength = 100

type Render = () => SiteFile | Promise<SiteFile>

/**
 * Opens the site of a contract.
 *
 * @param baseUrl the address of the service, without a trailing slash; called at the first request
 */
export function openDocsSite(contract: Contract, baseUrl: () => string): DocsSite {
  let opened: ReturnType<typeof openPages> | undefined
  const rendered = new Map<string, Promise<SiteFile>>()
  return {
    async find(path) {
      opened ??= openPages(contract, baseUrl())
      const render = (await opened).files.get(path)
      if (render === undefined) return undefined
      const file = rendered.get(path) ?? Promise.resolve(render())
      rendered.set(path, file)
      return file
    },
    async search(query) {
      opened ??= openPages(contract, baseUrl())
      return (await opened).search(query.trim().slice(0, maxQueryLength))
    },
  }
}

async function openPages(contract: Contract, baseUrl: string) {
  const pages = await readPages(contract, baseUrl)
  const { title } = contract.info
  let find: ReturnType<typeof searchIndex> | undefined
  return {
    files: listFiles(contract, pages, baseUrl),
    search(query: string): SiteFile {
      find ??= searchIndex(contract, pages)
      const results = searchResults(query, find(query))
      return html(layout(title, pages, { title: 'Search', slug: null, html: results, sections: [], query }))
    },
  }
}

function listFiles(contract: Contract, pages: readonly Page[], baseUrl: string): ReadonlyMap<string, Render> {
  const { title } = contract.info
  const files = new Map<string, Render>()
  const addPage = (url: string, slug: string | null, pageTitle: string, markdown: string) => {
    files.set(url, () => html(layout(title, pages, { title: pageTitle, slug, ...renderMarkdown(markdown) })))
    files.set(`${url}.md`, () => ({ type: 'text/markdown; charset=utf-8', body: markdown }))
  }
  addPage('/docs', null, title, homePage(contract, pages))
  for (const page of pages) addPage(`/docs/${page.slug}`, page.slug, page.title, page.markdown)
  files.set('/docs/reference', () => html(referencePage(title)))
  files.set('/docs/openapi.json', () => ({ type: 'application/json', body: JSON.stringify(contract) }))
  files.set('/docs/openapi.yaml', () => ({
    type: 'application/yaml; charset=utf-8',
    body: stringify(contract),
  }))
  files.set('/docs/postman.json', () => ({
    type: 'application/json',
    body: JSON.stringify(postmanCollection(contract, baseUrl)),
  }))
  files.set('/llms.txt', () => ({ type: 'text/plain; charset=utf-8', body: llmsText(contract, pages, baseUrl) }))
  files.set('/llms-full.txt', () => {
    const texts = [...pages.map(({ markdown }) => markdown), operationsText(contract)]
    return { type: 'text/plain; charset=utf-8', body: texts.join('\n') }
  })
  for (const [url, { type, read }] of staticFiles()) files.set(url, async () => ({ type, body: await read() }))
  return files
}

function html(body: string): SiteFile {
  return { type: 'text/html; charset=utf-8', body }
}
