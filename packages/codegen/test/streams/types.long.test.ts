import { afterAll, expect, test } from 'vitest'
import { generateModules } from '../generate-modules.ts'
import { typeErrorsOf } from '../type-errors-of.ts'
import { document } from './document.ts'

const modules = generateModules(document, { paths: true })
afterAll(modules.remove)

const user = `
import { createApp } from '@channel/codegen/hono'
import { hc } from 'hono/client'
import type { ListMixedResult, ListNewsResult } from './handlers.js'
import type { paths } from './paths.js'
import { routes } from './routes.js'
import type { Tea } from './types.js'

async function* teas(): AsyncGenerator<Tea> { yield { name: 'Assam' } }

export const app = createApp(routes, { handlers: {
  importTeas: async ({ body }) => {
    let grams = 0
    for await (const tea of body) grams += tea.grams
    return { status: 200, body: grams }
  },
  collectTeas: async ({ body }) => {
    const names: string[] = []
    if (body.contentType === 'application/json') names.push(body.value.name)
    else for await (const { name } of body.value) names.push(name)
    return { status: 200, body: names }
  },
  publish: async ({ body }) => {
    for await (const item of body) if (item.event === 'tea') return { status: 200, body: item.data.name }
    return { status: 200, body: '' }
  },
  announce: async ({ body }) => {
    for await (const { data } of body) return { status: 200, body: data.grams.toFixed() }
    return { status: 200, body: '' }
  },
  listTeas: () => Math.random() > 0.5
    ? { status: 200, contentType: 'application/jsonl', body: teas() }
    : { status: 200, body: [{ name: 'Assam' }] },
  listEvents: () => ({ status: 200, contentType: 'text/event-stream', body: (async function* () { yield { data: 'a', retry: 5 } })() }),
  listNews: () => ({ status: 200, contentType: 'text/event-stream', body: (async function* () { yield { data: { name: 'Assam' } } })() }),
  listCounts: () => ({ status: 200, contentType: 'text/event-stream', body: (async function* () { yield { data: 5 } })() }),
  listMixed: () => ({ status: 200, contentType: 'text/event-stream', body: (async function* () {
    yield { event: 'text', data: 'a' }
    yield { event: 'tea', data: { name: 'Assam' } }
  })() }),
  addParts: async ({ body }) => {
    let grams = 0
    for await (const { value } of body) grams += value.grams
    return { status: 200, body: grams }
  },
  addImages: async ({ body }) => {
    const sizes: [string, number][] = []
    for await (const { headers, value } of body) sizes.push([headers['Content-Location'], value.byteLength])
    return { status: 200, body: sizes }
  },
  addAlbum: async ({ body }) => {
    for await (const part of body) {
      if (part.contentType === 'image/png') part.value.byteLength + (part.headers['X-Number'] ?? 0)
      else part.value.name.toLowerCase()
    }
    return { status: 200, body: null }
  },
  sendLetter: async ({ body }) => {
    for await (const part of body) {
      if (part.contentType === 'application/json') part.value.name.toLowerCase()
      else if (part.contentType === 'image/png') part.value.byteLength
      else part.value.toLowerCase()
    }
    return { status: 200, body: null }
  },
  getLetter: () => ({ status: 200, contentType: 'multipart/mixed', body: (async function* () {
    yield { contentType: 'application/json', value: { name: 'A' } } as const
    yield { contentType: 'text/plain', value: 'Hello' } as const
  })() }),
  sendForm: async ({ body }) => {
    for await (const { name, filename } of body) return { status: 200, body: [name.length, filename?.length] }
    return { status: 200, body: null }
  },
  addNumbers: async ({ body }) => {
    for await (const { value } of body) return { status: 200, body: value.toFixed() }
    return { status: 200, body: null }
  },
  listParts: () => ({ status: 200, contentType: 'multipart/mixed', body: (async function* () { yield { value: { name: 'A' } } })() }),
  // @ts-expect-error A header is missing.
  listImages: () => ({ status: 200, contentType: 'multipart/mixed', body: (async function* () { yield { contentType: 'image/png', value: 'a' } as const })() }),
  getAlbum: () => ({ status: 200, contentType: 'multipart/mixed', body: (async function* () {
    yield { contentType: 'application/json', value: { name: 'A' } } as const
    yield { contentType: 'image/png', headers: { 'X-Number': 5 }, value: new Uint8Array() } as const
  })() }),
  getRanges: () => ({ status: 200, contentType: 'multipart/byteranges', body: (async function* () { yield { value: new ReadableStream() } })() }),
} })

type Item<Result> = Result extends { body: AsyncIterable<infer Found> } ? Found : never
const news: Item<ListNewsResult> = { data: { name: 'Assam' } }
// @ts-expect-error The data is a tea.
const text: Item<ListNewsResult> = { data: 'Assam' }
const tea: Item<ListMixedResult> = { event: 'tea', data: { name: 'Assam' } }
// @ts-expect-error The data of this event is text.
const mixed: Item<ListMixedResult> = { event: 'text', data: { name: 'Assam' } }

type Sent = paths['/news']['get']['responses'][200]['content']['text/event-stream']
const sent: Sent extends AsyncIterable<{ data: Tea }> ? true : false = true

const response = await hc<typeof app>('http://localhost').news.$get()
const all: string = await response.text()
export { all, mixed, news, sent, tea, text }
`

test('the types of streams are those of their items', async () => {
  expect(await typeErrorsOf(modules.path, { 'user.ts': user }, { skipLibCheck: true })).toEqual([])
}, 60_000)
