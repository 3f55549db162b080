import type { Json, JsonObject } from '../../src/read/json.ts'

const text = { type: 'string' }
const tea = { $ref: '#/components/schemas/Tea' }
const json = (contentSchema: JsonObject) => ({ type: 'string', contentMediaType: 'application/json', contentSchema })

const event = (data: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { data, event: text, id: text, retry: { type: 'integer', minimum: 0 } },
  ...more,
})

const get = (operationId: string, content: JsonObject): JsonObject => ({
  get: { operationId, responses: { 200: { description: '', content } } },
})
const events = (itemSchema: Json) => ({ 'text/event-stream': { itemSchema } })

/** A document with streams in responses. The mixed events are those of the OpenAPI specification. */
export const document: JsonObject = {
  openapi: '3.2.0',
  info: { title: 'Teas', version: '1' },
  paths: {
    '/teas': get('listTeas', {
      'application/jsonl': { itemSchema: tea },
      'application/x-ndjson': { itemSchema: tea },
      'application/json-seq': { itemSchema: tea },
      'application/json': { schema: { type: 'array', items: tea } },
    }),
    '/events': get('listEvents', events(event(text))),
    '/news': get('listNews', events(event(json(tea), { required: ['data'] }))),
    '/counts': get('listCounts', events(event({ type: 'integer' }))),
    '/mixed': get('listMixed', events({ $ref: '#/components/schemas/Mixed' })),
  },
  components: {
    schemas: {
      Tea: { type: 'object', required: ['name'], properties: { name: text } },
      Mixed: event(text, {
        required: ['event', 'data'],
        oneOf: [
          { properties: { event: { const: 'text' } } },
          { properties: { event: { const: 'quote' }, data: { ...json(text), type: 'string' } } },
          {
            properties: { event: { const: 'tea' }, data: { contentMediaType: 'application/json', contentSchema: tea } },
          },
        ],
      }),
    },
  },
}
