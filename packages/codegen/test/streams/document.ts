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
const post = (operationId: string, content: JsonObject): JsonObject => ({
  post: {
    operationId,
    requestBody: { required: true, content },
    responses: {
      200: {
        description: '',
        content: { 'application/json': { schema: {} }, 'application/jsonl': { itemSchema: {} } },
      },
    },
  },
})
const events = (itemSchema: Json) => ({ 'text/event-stream': { itemSchema } })

const partOfTea: JsonObject = {
  type: 'object',
  required: ['name'],
  properties: { name: { ...text, maxLength: 5 }, grams: { type: 'integer', default: 100 } },
}
const parts = (media: JsonObject, subtype = 'mixed'): JsonObject => ({ [`multipart/${subtype}`]: media })
const images = {
  itemSchema: {},
  itemEncoding: { contentType: 'image/*', headers: { 'Content-Location': { required: true, schema: text } } },
}
const album = {
  itemSchema: partOfTea,
  prefixEncoding: [{ contentType: 'application/json' }],
  itemEncoding: {
    contentType: 'application/json, image/png',
    headers: { 'X-Number': { schema: { type: 'integer' } } },
  },
}
const letter = {
  schema: { $ref: '#/components/schemas/Letter' },
  prefixEncoding: [{}, { contentType: 'image/png' }],
}
const form = { itemSchema: {}, itemEncoding: { contentType: 'text/plain, image/png' } }

/** A document with streams in responses. The mixed events are those of the OpenAPI specification. */
export const document: JsonObject = {
  openapi: '3.2.0',
  info: { title: 'Teas', version: '1' },
  paths: {
    '/import': post('importTeas', {
      'application/jsonl': { itemSchema: { $ref: '#/components/schemas/NewTea' } },
    }),
    '/collect': post('collectTeas', {
      'application/json-seq': { itemSchema: tea },
      'application/json': { schema: tea },
    }),
    '/publish': post('publish', events({ $ref: '#/components/schemas/Mixed' })),
    '/announce': post('announce', events(event(json({ $ref: '#/components/schemas/NewTea' }), { required: ['data'] }))),
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
    '/parts': {
      ...post('addParts', parts({ itemSchema: partOfTea })),
      ...get('listParts', parts({ itemSchema: partOfTea })),
    },
    '/images': { ...post('addImages', parts(images)), ...get('listImages', parts(images)) },
    '/album': { ...post('addAlbum', parts(album)), ...get('getAlbum', parts(album)) },
    '/letter': { ...post('sendLetter', parts(letter)), ...get('getLetter', parts(letter)) },
    '/form': post('sendForm', parts(form, 'form-data')),
    '/ranges': get('getRanges', parts({ itemSchema: {}, itemEncoding: { contentType: 'video/mp4' } }, 'byteranges')),
    '/numbers': post('addNumbers', parts({ itemSchema: { type: 'integer' } })),
  },
  components: {
    schemas: {
      Letter: { type: 'array', prefixItems: [partOfTea, {}], items: text },
      NewTea: {
        type: 'object',
        required: ['name'],
        properties: { name: { ...text, maxLength: 20 }, grams: { type: 'integer', default: 100 } },
      },
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
