import { expect, test } from 'vitest'
import type { JsonObject } from '../../src/read/json.ts'
import { createApp } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { typeErrorsOf } from '../type-errors-of.ts'

const json = (contentSchema: JsonObject) => ({ type: 'string', contentMediaType: 'application/json', contentSchema })
const event = (name: string, data: JsonObject): JsonObject => ({
  type: 'object',
  required: ['event', 'data'],
  additionalProperties: false,
  properties: { event: { const: name }, data },
})
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Events that are components, with JSON that holds JSON of its own kind. */
const document: JsonObject = {
  openapi: '3.2.0',
  info: { title: 'Trees', version: '1' },
  paths: {
    '/grow': { get: { operationId: 'grow', responses: { 200: { $ref: '#/components/responses/Grown' } } } },
  },
  components: {
    responses: {
      Grown: {
        description: '',
        content: {
          'text/event-stream': {
            itemSchema: {
              oneOf: [schema('Tree'), schema('Text'), schema('Quote')],
              discriminator: { propertyName: 'event' },
            },
          },
        },
      },
    },
    schemas: {
      Tree: event('tree', json(schema('Node'))),
      Text: event('text', { type: 'string' }),
      Quote: event('quote', schema('Quoted')),
      Quoted: json({ type: 'string' }),
      Node: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' }, next: schema('Node'), packed: json(schema('Node')) },
      },
    },
  },
}

const items = [
  { event: 'tree', data: { id: 1, next: { id: 2 }, packed: '{"id":3}' } },
  { event: 'text', data: 'a' },
  { event: 'quote', data: 'b' },
]

const user = (extension: string) => `
import { createApp } from '@channel/codegen/hono'
import { routes } from './routes.${extension}'

createApp(routes, { handlers: { grow: () => ({ status: 200, contentType: 'text/event-stream', body: (async function* () {
  yield { event: 'tree', data: { id: 1, packed: '{}' } }
  yield { event: 'quote', data: 'a' }
})() }) } })
`

test.each(['js', 'ts'] as const)(
  'events that are components have JSON as data (%s)',
  async (output) => {
    const modules = generateModules(document, { output })
    const { routes } = await modules.load(`routes.${output}`)
    const handlers = {
      grow: () => ({
        status: 200,
        contentType: 'text/event-stream',
        body: (async function* () {
          yield* items
        })(),
      }),
    }
    const response = await createApp(routes, { handlers } as never).request('/grow')
    expect(await response.text()).toBe(`event: tree
data: {"id":1,"next":{"id":2},"packed":"{\\"id\\":3}"}

event: text
data: a

event: quote
data: "b"

`)
    expect(await typeErrorsOf(modules.path, { 'user.ts': user(output) }, { skipLibCheck: true })).toEqual([])
    modules.remove()
  },
  60_000,
)
