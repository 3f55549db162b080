import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, describe, expect, test } from 'vitest'
import { compileDocument, type GenerateOptions } from '../../src/index.ts'
import { createApp, decoded } from '../../src/runtime/hono/index.ts'
import { decode, encode } from '../../src/runtime/zod/index.ts'
import { generateModules } from '../generate-modules.ts'
import { at, document, formats, price, values, wire } from './document.ts'

const options: GenerateOptions = { formats, output: 'ts', paths: true }
const modules = generateModules(document, options)
afterAll(modules.remove)
const { routes } = await modules.load('routes.ts')
const schemas = await modules.load('schemas.ts')
const { files } = compileDocument(document, options)

// biome-ignore lint/suspicious/noExplicitAny: what a handler gets depends on the operation
let input: any
// biome-ignore lint/suspicious/noExplicitAny: see above
let answer: any = { status: 204 }
const handler = (given: unknown) => {
  input = given
  return answer
}
const operations = ['listOrders', 'addOrder', 'sendForm', 'stream']
const handlers = Object.fromEntries(operations.map((id) => [id, handler]))
const app = createApp(routes as object, { handlers })
const json = (body: unknown, path = '/orders') =>
  app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })

describe('a request', () => {
  test('has decoded parameters, and decoded defaults', async () => {
    answer = { status: 200, headers: { 'x-AT': at }, body: [values] }
    const path = `/orders/${wire.at}?days=2026-01-31,2026-02-01&price[min]=1.50&sku=ABC-1&even=4`
    const response = await app.request(path, { headers: { 'X-After': '60', Cookie: `seen=${wire.at}` } })
    expect(response.status).toBe(200)
    expect(input).toMatchObject({
      params: { since: at },
      query: { until: new Date('2030-01-01'), price: { min: price(150) }, sku: 'ABC-1', even: 4 },
      headers: { 'x-after': new Date(60_000) },
      cookies: { seen: at },
    })
    expect(input.query.days.map(String)).toEqual(['2026-01-31', '2026-02-01'])
    expect(input.query.days[0]).toBeInstanceOf(Temporal.PlainDate)
    expect(response.headers.get('x-at')).toBe(wire.at)
    expect(await response.json()).toEqual([wire])
  })

  test('has a decoded body at every depth, and its result is encoded', async () => {
    answer = { status: 200, body: values }
    const response = await json({ ...wire, filled: undefined })
    expect(await response.json()).toEqual(wire)
    expect(input.body).toEqual(values)
  })

  test('has decoded forms and texts', async () => {
    answer = { status: 204 }
    const form = new FormData()
    const search = new URLSearchParams()
    for (const [name, value] of [
      ['at', wire.at],
      ['prices', '1.00'],
      ['prices', '2.00'],
    ] as const) {
      form.append(name, value)
      search.append(name, value)
    }
    for (const body of [form, search]) {
      await app.request('/forms', { method: 'POST', body })
      expect(input.body.value).toEqual({ at, prices: [price(100), price(200)] })
    }
    await app.request('/forms', { method: 'POST', body: wire.at, headers: { 'Content-Type': 'text/plain' } })
    expect(input.body.value).toEqual(at)
  })

  test.each([
    ['/orders/2026-01-31', 'path.since must be a date and time such as 2026-01-31T09:30:00Z'],
    [
      `/orders/${wire.at}?price[min]=1`,
      'query.price.min must be a valid decimal: it needs two decimal places',
      '/price/min',
    ],
    [`/orders/${wire.at}?sku=x`, 'query.sku must be a valid sku'],
    [`/orders/${wire.at}?even=3`, 'query.even must be a valid even'],
  ])('is refused by a decoder or validator: %s', async (path, detail, pointer?: string) => {
    const response = await app.request(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ detail, ...(pointer && { errors: [{ pointer }] }) })
  })

  test('names every part that cannot be decoded', async () => {
    const response = await json({ ...wire, price: 'x', byDay: { monday: 'y' }, next: { at: 'z' } })
    expect(response.status).toBe(400)
    const { errors } = (await response.json()) as { errors: { pointer: string }[] }
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/price', '/byDay/monday', '/next/at'])
  })
})

test('a default that cannot be decoded is a 400 that names its place', async () => {
  const parameter = { name: 'price', in: 'query', schema: { type: 'string', format: 'decimal', default: '1' } }
  const paths = { '/prices': { get: { operationId: 'listPrices', parameters: [parameter], responses: {} } } }
  const { load, remove } = generateModules({ ...(document as object), paths }, { formats })
  try {
    const own = createApp((await load('routes.js')).routes as object, { handlers: { listPrices: handler } } as never)
    const response = await own.request('/prices')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      detail: 'query.price cannot be decoded: it needs two decimal places',
    })
  } finally {
    remove()
  }
})

test('takes linear time for a recursive union', async () => {
  const node = (kind: string) => ({
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { const: kind },
      at: { type: 'string', format: 'date-time' },
      next: { $ref: '#/components/schemas/Node' },
    },
  })
  const tree = {
    ...(document as object),
    paths: {},
    webhooks: {},
    components: {
      schemas: {
        Node: { oneOf: ['a', 'b', 'c'].map((kind) => ({ $ref: `#/components/schemas/${kind}` })) },
        a: node('a'),
        b: node('b'),
        c: node('c'),
      },
    },
  }
  const { load, remove } = generateModules(tree, { formats })
  try {
    const { Node } = await load('schemas.js')
    let [encoded, value]: object[] = [{ kind: 'c' }, { kind: 'c' }]
    for (let depth = 0; depth < 30; depth++) {
      encoded = { kind: 'c', at: wire.at, next: encoded }
      value = { kind: 'c', at, next: value }
    }
    expect(decode(Node, encoded)).toEqual(value)
    expect(encode(Node, value)).toEqual(encoded)
  } finally {
    remove()
  }
})

describe('a stream', () => {
  const send = async (contentType: string, items: readonly unknown[], result: (body: never) => unknown) => {
    answer = undefined
    const handlers = {
      ...Object.fromEntries(operations.map((id) => [id, handler])),
      stream: ({ body }: { body: never }) => ({ status: 200, contentType, body: result(body) }),
    }
    const response = await createApp(routes as object, { handlers } as never).request('/stream', {
      method: 'POST',
      body: items.map((item) => `${JSON.stringify(item)}\n`).join(''),
      headers: { 'Content-Type': 'application/jsonl' },
    })
    return response.text()
  }

  test('has decoded items, and writes encoded ones', async () => {
    const got: unknown[] = []
    const text = await send('application/jsonl', [wire, wire], async function* (body: AsyncIterable<unknown>) {
      for await (const item of body) {
        got.push(item)
        yield item
      }
    } as never)
    expect(got).toEqual([values, values])
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([wire, wire])
  })

  test('writes encoded events', async () => {
    const text = await send('text/event-stream', [], async function* () {
      yield { event: 'order', id: at, data: values }
      yield { event: 'price', data: { price: price(150) } }
    } as never)
    expect(text).toContain(`id: ${wire.at}\n`)
    expect(JSON.parse(/^data: (.*)$/m.exec(text)![1]!)).toEqual(wire)
    expect(text).toContain('data: {"price":"1.50"}\n')
  })
})

test.each([
  [{ ...values, price: {} }, 'body.price, which must be a valid decimal: it needs two decimal places'],
  [{ ...values, at: new Date(Number.NaN) }, 'body.at, which cannot be encoded: Invalid time value'],
  [{ ...values, event: { kind: 'closed', at: new Date(1000), more: 1 } }, undefined],
  [{ ...values, at: undefined }, 'body.at, which is required'],
])(
  'a result that cannot be encoded, or is invalid when encoded, is an error that names its place',
  async (body, message) => {
    answer = { status: 200, body }
    const errors: Error[] = []
    const own = createApp(routes as object, { handlers })
    own.onError((error, context) => {
      errors.push(error)
      return context.text('', 500)
    })
    await own.request('/orders', {
      method: 'POST',
      body: JSON.stringify(wire),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(errors.map((error) => error.message)).toEqual(
      message === undefined ? [] : [expect.stringContaining(`addOrder responded 200 with ${message}`)],
    )
  },
)

test('decoded() decodes for zod-openapi, and names the place of what it cannot decode', async () => {
  const plain = new OpenAPIHono()
  let got: unknown[] = []
  for (const id of ['listOrders', 'addOrder'])
    plain.openapi(decoded(routes[id]), ((context: {
      req: { valid(part: string): unknown }
      text(text: string): unknown
    }) => {
      got = ['param', 'query', 'json'].map((part) => context.req.valid(part))
      return context.text('')
    }) as never)
  await plain.request(`/orders/${wire.at}`)
  expect(got.slice(0, 2)).toEqual([{ since: at }, { until: new Date('2030-01-01') }])
  const post = (body: unknown) =>
    plain.request('/orders', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  await post({ ...wire, filled: undefined })
  expect(got[2]).toEqual(values)
  const refused = await post({ ...wire, price: 'x' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('it needs two decimal places')
})

test('keeps the document as it is', async () => {
  const documentOf = async (load: (file: string) => Promise<Record<string, never>>, extension: string) => {
    const { routes, registerComponents, documentConfig } = (await load(`routes.${extension}`)) as Record<string, never>
    const own = new OpenAPIHono()
    for (const route of Object.values(routes!)) own.openAPIRegistry.registerPath(route as never)
    ;(registerComponents as unknown as (registry: unknown) => void)(own.openAPIRegistry)
    return JSON.parse(JSON.stringify(own.getOpenAPI31Document(documentConfig as never)))
  }
  // Without the option, formats that are not known are left out.
  const known = { 'date-time': 'Date', date: 'Temporal.PlainDate' }
  const [without, withFormats] = [generateModules(document), generateModules(document, { formats: known })]
  try {
    expect(await documentOf(withFormats.load, 'js')).toEqual(await documentOf(without.load, 'js'))
  } finally {
    without.remove()
    withFormats.remove()
  }
  const { components } = await documentOf(modules.load, 'ts')
  expect(components.schemas.Price).toEqual({ type: 'string', format: 'decimal' })
})

test('decode and encode convert by a schema', () => {
  expect(decode(schemas.Order, wire)).toEqual(values)
  expect(encode(schemas.Order, values)).toEqual(wire)
})

test('types of handlers are decoded, those on the wire are not', () => {
  expect(files.get('types.ts')).toContain('  at: Date\n  price?: Price | undefined\n')
  expect(files.get('types.ts')).toContain('export type Price = f.Decimal\n')
  expect(files.get('handlers.ts')).toContain('since: Date\n')
  expect(files.get('handlers.ts')).toContain('until: Date\n')
  expect(files.get('paths.ts')).not.toMatch(/\bDate\b|f\./)
  expect(files.get('paths.ts')).toContain('export type Price = string\n')
})

test('warns about a format that no schema has', () => {
  const { warnings } = compileDocument(document, { formats: { ...formats, iban: './x.ts#iban' } })
  const unused = "The option 'formats' has 'iban', which no schema of the document has."
  expect(warnings.filter(({ code }) => code === 'unused-format').map(({ message }) => message)).toEqual([unused])
  const without = compileDocument(document, {}).warnings.map(({ message }) => message)
  expect(without).toContainEqual(expect.stringContaining('"decimal"'))
})
