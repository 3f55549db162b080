import { atAddress } from '@channel/contract/at-address'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openDocsSite } from '../src/index.ts'

// As the service serves it.
const contract: typeof document = JSON.parse(atAddress(JSON.stringify(document), 'https://api.example.com'))
const site = openDocsSite(contract, () => 'https://api.example.com')

async function text(path: string): Promise<string> {
  const file = await site.find(path)
  expect(file, path).toBeDefined()
  return String(file!.body)
}

const guides = async () =>
  [...(await text('/docs.md')).matchAll(/\(\/docs\/([a-z-]+)\.md\)/g)].map(([, slug = '']) => slug)

describe('the docs site', () => {
  it('lists every guide, and serves each as HTML and Markdown', async () => {
    const slugs = await guides()
    expect(slugs).toContain('webhooks')
    expect(slugs.length).toBeGreaterThanOrEqual(18)
    for (const slug of slugs) {
      const markdown = await text(`/docs/${slug}.md`)
      const title = /^# (.*)$/m.exec(markdown)?.[1]
      expect(title, slug).toBeDefined()
      const page = await text(`/docs/${slug}`)
      expect(page).toContain('aria-current="page"')
      expect(page).toContain(`<h1 id=`)
    }
  })

  it('links only to pages, headings and files of the site', async () => {
    const pages = ['/docs', ...(await guides()).map((slug) => `/docs/${slug}`)]
    let links = 0
    for (const page of pages) {
      const html = await text(page)
      for (const [, href = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
        if (/^(?:https?|data):/.test(href)) continue
        links += 1
        // The dashboard, which the service has besides the site.
        if (href === '/') continue
        const [path, anchor] = href.split('#')
        const target = await site.find(path === '' ? page : path!)
        expect(target, `${page}: ${href}`).toBeDefined()
        if (anchor !== undefined) expect(String(target!.body), `${page}: ${href}`).toContain(`id="${anchor}"`)
      }
    }
    expect(links).toBeGreaterThan(500)
  })

  it('shows each error code and each event type of the contract', async () => {
    const { 'x-known-values': codes } = contract.components.schemas.ErrorCode as { 'x-known-values': string[] }
    const codePage = await text('/docs/error-codes')
    for (const code of codes) expect(codePage).toContain(`<code>${code}</code>`)
    const eventPage = await text('/docs/events')
    for (const type of Object.keys(contract.webhooks)) expect(eventPage).toContain(`>${type}</h2>`)
  })

  it('calls the service’s own address in examples', async () => {
    expect(await text('/docs/getting-started')).toContain('https://api.example.com')
    expect(await text('/docs/getting-started.md')).not.toContain('127.0.0.1:8787')
    expect(await text('/llms.txt')).toContain('(https://api.example.com/docs/webhooks.md)')
  })

  it('has the contract as JSON and as YAML', async () => {
    expect(JSON.parse(await text('/docs/openapi.json'))).toEqual(contract)
    expect(parse(await text('/docs/openapi.yaml'))).toEqual(contract)
  })

  it.each([
    ['verify signature', 'Verifying webhooks', '/docs/verify-webhooks'],
    ['outside_24h_window', 'The 24-hour window and opt-outs', '/docs/window-and-opt-outs'],
    ['idempotncy', 'Idempotency', '/docs/idempotency'],
    ['message.received', 'message.received', '/docs/events#messagereceived'],
    ['create a label', 'Create a label', '/docs/reference#tag/labels/POST/v1/labels'],
    ['sendMessage', 'Send a message', '/docs/reference#tag/messages/POST/v1/{phone_number_id}/messages'],
  ])('finds “%s”', async (query, title, url) => {
    const { body } = await site.search(query)
    const links = [...String(body).matchAll(/<li><a href="([^"]+)">([^<]+)<\/a>.*<p>/g)].map(([, ...link]) => link)
    expect(links.slice(0, 5)).toContainEqual([url, title])
  })

  it.each(['', '   ', '"><script>alert(1)</script>', '(', '[a-', '\\', 'x'.repeat(10_000)])(
    'answers the query “%.20s” with a page and no markup of its own',
    async (query) => {
      const body = String((await site.search(query)).body)
      expect(body).toContain('<h1>Search</h1>')
      expect(body).not.toContain('<script>alert')
      expect(body.length).toBeLessThan(50_000)
    },
  )

  it('has all pages and operations in one file', async () => {
    const all = await text('/llms-full.txt')
    for (const slug of await guides()) expect(all).toContain((await text(`/docs/${slug}.md`)).split('\n')[0])
    const operations = Object.values(contract.paths).flatMap((item) => Object.values(item) as { summary: string }[])
    for (const { summary } of operations) expect(all).toContain(`## ${summary}\n`)
    expect(all).not.toContain('127.0.0.1:8787')
  })

  it('requests nothing from other origins', async () => {
    for (const page of ['/docs', '/docs/webhooks', '/docs/reference']) {
      expect(await text(page)).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="https?:/)
    }
  })

  it('has a Postman collection with a request for each operation', async () => {
    const collection = JSON.parse(await text('/docs/postman.json'))
    const requests = collection.item.flatMap((folder: { item: object[] }) => folder.item)
    expect(requests.length).toBe(Object.values(contract.paths).flatMap((item) => Object.keys(item)).length)
    expect(collection.variable).toContainEqual({ key: 'baseUrl', value: 'https://api.example.com' })
    const create = requests.find(({ name }: { name: string }) => name === 'Create a label')
    expect(create.request).toMatchObject({
      method: 'POST',
      url: { raw: '{{baseUrl}}/v1/labels' },
      body: { mode: 'raw' },
    })
    expect(JSON.parse(create.request.body.raw)).toHaveProperty('name')
  })

  it('has no file outside its folders', async () => {
    for (const path of ['/docs/assets/../docs-site.ts', '/docs/guides/webhooks.md', '/docs/nothing', '/docs/']) {
      expect(await site.find(path)).toBeUndefined()
    }
  })
})
