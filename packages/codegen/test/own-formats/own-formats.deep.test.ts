import { isDeepStrictEqual } from 'node:util'
import { z } from '@hono/zod-openapi'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile } from '../../src/compile.ts'
import { DocumentError } from '../../src/index.ts'
import type { Json, JsonObject } from '../../src/read/json.ts'
import { decode, encode } from '../../src/runtime/zod/index.ts'
import { generateModules } from '../generate-modules.ts'
import { documentOf } from '../library-document.ts'
import { randomSchemas, randomValues, sharedSchemas } from '../random-schemas.ts'
import { typeErrorsOf } from '../type-errors-of.ts'
import { codecs, document, formats } from './document.ts'

const service = `import { OpenAPIHono } from '@hono/zod-openapi'
import { createApp, decoded } from '@channel/codegen/hono'
import { hc } from 'hono/client'
import { Decimal } from '../../test/own-formats/codecs.ts'
import { routes } from './routes.js'
import type { Order } from './types.js'
import type { WebhookInputs } from './webhooks.js'

const order: Order = { at: new Date(), price: new Decimal(1n), pair: [new Date()] }
const app = createApp(routes, {
  handlers: {
    listOrders: ({ params, query }) => {
      const days: readonly Temporal.PlainDate[] | undefined = query.days
      const sku: string | undefined = query.sku
      const until: number = query.until.getTime() + params.since.getTime()
      return { status: 200, headers: { 'X-At': new Date(until) }, body: days && sku ? [order] : [] }
    },
    addOrder: ({ body }) => ({ status: 200, body: { ...body, at: body.filled } }),
    sendForm: ({ body }) => ({ status: body.contentType === 'text/plain' && body.value.getTime() === 0 ? 204 : 204 }),
    stream: ({ body }) => ({ status: 200, contentType: 'application/jsonl', body }),
  },
})
export const shipped: WebhookInputs['shipped']['headers'] = { 'x-at': new Date() }
// @ts-expect-error: the text is not decoded
export const wrong: Order = { at: '2026-01-31T09:30:00Z' }

const client = hc<typeof app>('https://orders.example')
export async function first(): Promise<string> {
  const response = await client.orders[':since'].$get({ param: { since: '' }, query: { price: { min: '1.00' } } })
  const [found] = await response.json()
  const price: string | undefined = found?.price
  // Both a string and a number may be a Date.
  const at: string | number | undefined = found?.at
  return \`\${at} \${price}\`
}

const plain = new OpenAPIHono()
plain.openapi(decoded(routes.addOrder), (context) => {
  const at: Date = context.req.valid('json').at
  const price: Decimal | undefined = context.req.valid('json').price
  return context.text(\`\${at} \${price}\`)
})
`

test('types of apps, of the client and of zod-openapi are right', async () => {
  const { path, remove } = generateModules(document, { formats, paths: true })
  try {
    expect(await typeErrorsOf(path, { 'service.ts': service })).toEqual([])
  } finally {
    remove()
  }
})

const wrapped = { wrapped: `${codecs}#wrapped` }
const notSchemas = ['const', 'enum', 'default', 'required', 'dependentRequired']

/** Gives a format to all strings and numbers. */
function withFormats(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withFormats)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => [
    key,
    notSchemas.includes(key) ? value : withFormats(value),
  ])
  const { type } = schema
  const isFormatted = [type].flat().some((name) => ['string', 'number', 'integer'].includes(String(name)))
  return { ...Object.fromEntries(entries), ...(isFormatted && { format: 'wrapped' }) }
}

function isSupported(schemas: JsonObject): boolean {
  try {
    compile(documentOf(schemas), { strict: true, formats: wrapped })
    return true
  } catch (error) {
    if (error instanceof DocumentError) return false
    throw error
  }
}

function isChanged(value: unknown, decoded: unknown): boolean {
  return JSON.stringify(value) !== JSON.stringify(decoded)
}

/** The valid values that are not the same after decoding and encoding, and the number of those that decoding changes. */
async function wrongRoundTrips(schemas: JsonObject, values: readonly unknown[]) {
  const { load, remove } = generateModules(documentOf(schemas), { formats: wrapped })
  const generated = await load('schemas.js')
  remove()
  const wrong: string[] = []
  let changed = 0
  for (const name of Object.keys(schemas)) {
    for (const value of values.filter((each) => z.validate(generated[name], each))) {
      const decoded = decode(generated[name], value)
      if (isChanged(value, decoded)) changed++
      if (isDeepStrictEqual(encode(generated[name], decoded as never), value)) continue
      wrong.push(`${JSON.stringify(value)} for ${JSON.stringify(schemas[name])}`)
    }
  }
  return { wrong: wrong.slice(0, 5), changed }
}

const values = fc.sample(randomValues, { seed: 20261127, numRuns: 60 })

test('values of random schemas are the same after decoding and encoding', async () => {
  const shared = withFormats(sharedSchemas as JsonObject) as JsonObject
  const sampled = fc.sample(randomSchemas, { seed: 20261127, numRuns: 250 }).map(withFormats)
  const supported = sampled.filter((each) => isSupported({ ...shared, Subject: each }))
  const named = Object.fromEntries(supported.map((schema, index) => [`Subject${index}`, schema]))
  const { wrong, changed } = await wrongRoundTrips({ ...shared, ...named }, values)
  expect(wrong).toEqual([])
  expect(changed).toBeGreaterThan(100)
})
