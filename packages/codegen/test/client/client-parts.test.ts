import { expect, test } from 'vitest'
import { clientParts, type PartsOptions } from '../../src/client/client-parts.ts'
import { literal } from '../../src/client/literal.ts'
import { exampleBodies } from '../../src/client/testing/example-bodies.ts'

const ref = (name: string, kind = 'schemas') => ({ $ref: `#/components/${kind}/${name}` })
const json = (name: string, examples: object = {}) => ({
  description: 'Done.',
  content: { 'application/json': { schema: ref(name), examples } },
})
const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })
const schemas = {
  Thing: { ...object({ id: text }), description: 'A thing.' },
  ThingResponse: object({ data: ref('Thing') }),
  ThingList: object({
    data: { type: 'array', items: ref('Thing') },
    next_cursor: { type: ['string', 'null'] },
  }),
  ThingUpdate: object({ name: text }),
  Error: object({ error: object({ type: text, code: text, message: text }) }),
}
const cursor = { name: 'cursor', in: 'query', schema: text }

function operation(operationId: string, tag: string, more: object = {}) {
  return { operationId, tags: [tag], summary: 'Do it', responses: { 200: json('ThingResponse') }, ...more }
}

const options: PartsOptions = {
  style: { variable: 'client', options: 'CallOptions', downloads: { type: 'Download', module: './d' }, ids: false },
  modules: { paths: './paths', facade: [[['ConditionalPaged', 'Paged'], './lists']], queries: './queries' },
  testing: { paths: './paths', factory: './factory', envelope: 'data' },
}

function partsOf(paths: object, components: object = {}, more: object = {}) {
  const info = { title: 'Things', version: '1' }
  return clientParts({ openapi: '3.1.0', info, paths, components: { schemas, ...components }, ...more }, options)
}

test.each([
  ['listContacts', 'contacts', 'list'],
  ['attachContactLabel', 'contacts', 'attachLabel'],
  ['createContactInAccount', 'contacts', 'createInAccount'],
  ['bulkReplayWebhookDeliveries', 'webhook-deliveries', 'bulkReplay'],
  ['getWebhookDelivery', 'webhook-deliveries', 'get'],
  ['createWebhookSecret', 'webhook-subscriptions', 'createWebhookSecret'],
  ['get-bookings', 'Bookings', 'list'],
  ['getBooking', 'Bookings', 'get'],
  ['getMe', 'meta', 'getMe'],
  ['find pet by id', 'pet', 'findById'],
  ['1st', 'pet', 'call1st'],
  ['key', 'pet', 'key2'],
])('%s of %s is named %s', (operationId, tag, name) => {
  expect(partsOf({ '/x': { get: operation(operationId, tag) } }).facade).toContain(`  ${name}(options?: CallOptions)`)
})

test('the name of a tag stays behind that of another', () => {
  const paths = {
    '/a': { get: operation('createBookingPayment', 'payments') },
    '/b': { get: operation('getBooking', 'bookings') },
    '/c': { get: operation('attachPaymentBooking', 'payments') },
    '/d': { get: operation('bulkBookingPayments', 'payments') },
  }
  const { facade } = partsOf(paths)
  for (const name of ['createBookingPayment', 'get', 'attachBooking', 'bulkBooking'])
    expect(facade).toContain(`  ${name}(options?`)
})

test('two operations of a group with the same name get a number', () => {
  const paths = { '/a': { get: operation('listThings', 'things') }, '/b': { get: operation('listThing', 'things') } }
  const { facade } = partsOf(paths)
  expect(facade).toContain("    list2: 'get /a',\n    list: 'get /b',")
})

test('a redirect has a method for its URL, and one that downloads it', () => {
  const redirect = { 302: { description: 'There.' } }
  const { facade } = partsOf({ '/media': { get: operation('getMessageMedia', 'messages', { responses: redirect }) } })
  expect(facade).toContain('  mediaUrl(options?: CallOptions): Promise<string>')
  expect(facade).toContain('  mediaBlob(options?: Download): Promise<Blob>')
  expect(facade).toContain("    mediaUrl: 'url /media',\n    mediaBlob: 'blob /media',")
})

test('a list that can be unchanged is conditional', () => {
  const responses = { 200: json('ThingList'), 304: { description: 'Unchanged.' } }
  const { facade } = partsOf({
    '/things': { get: operation('listThings', 'things', { parameters: [cursor], responses }) },
  })
  expect(facade).toContain(
    "  list(query?: Query<'listThings'>, options?: CallOptions): ConditionalPaged<Schemas['ThingList']>",
  )
})

const id = { name: 'thing_id', in: 'path', required: true, description: 'Its id.', example: 'thg_1', schema: text }

test('makes typed and documented methods and queries', () => {
  const requestBody = { required: true, content: { 'application/json': { schema: ref('ThingUpdate') } } }
  const own = { parameters: [id], description: 'It ends with */.' }
  const { facade, queries, calls } = partsOf({
    '/things/{thing_id}': {
      get: operation('getThing', 'things', own),
      patch: operation('updateThing', 'things', { ...own, requestBody }),
    },
  })
  expect(facade).toContain("  get(thingId: string, options?: CallOptions): Promise<Schemas['ThingResponse']>")
  expect(facade).toContain('   * It ends with *\\/.\n   *\n   * @param thingId Its id.')
  expect(facade).toContain("    get: 'get /things/{thing_id}',")
  expect(calls.get('getThing')).toBe("const result = await client.things.get('thg_1')")
  expect(queries).toContain(
    "  update: MutationOperation<{ thingId: string; body: Schemas['ThingUpdate'] }, Schemas['ThingResponse']>",
  )
  expect(queries).toContain("   * const onClick = () => mutate({ thingId: 'thg_1', body: { name: 'text' } })")
})

test.each([
  ['page', [{ name: 'page', in: 'query', schema: { type: 'integer' } }], {}, 'page:page:page::data'],
  ['offset', [{ name: 'offset', in: 'query', schema: { type: 'integer' } }], {}, 'page:offset:offset::data'],
  ['a header', [{ name: 'q', in: 'query', schema: text }], { headers: { Link: { schema: text } } }, 'page:link:::data'],
])('detects paging by %s', (_name, parameters, more, token) => {
  const responses = { 200: { ...json('ThingList'), ...more } }
  const { facade } = partsOf({ '/things': { get: operation('listThings', 'things', { parameters, responses }) } })
  expect(facade).toContain(`    list: 'list /things query ${token}',`)
})

test('x-paging states what cannot be detected, or that a list has no pages', () => {
  const paging = { style: 'cursor', parameter: 'from', next: 'meta.more', items: 'things' }
  const stated = operation('listThings', 'things', { 'x-paging': paging })
  expect(partsOf({ '/things': { get: stated } }).facade).toContain("'list /things page:cursor:from:meta.more:things'")
  const none = { parameters: [cursor], responses: { 200: json('ThingList') }, 'x-paging': false }
  expect(partsOf({ '/things': { get: operation('listThings', 'things', none) } }).facade).toContain(
    "'get /things query'",
  )
})

test('the table says how parameters and bodies are written', () => {
  const list = { type: 'array', items: text }
  const parameters = [
    { name: 'tags', in: 'query', explode: false, schema: list },
    { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } },
  ]
  const requestBody = { content: { 'application/merge-patch+json': { schema: ref('ThingUpdate') } } }
  const { facade } = partsOf({ '/things': { patch: operation('patchThings', 'things', { parameters, requestBody }) } })
  expect(facade).toContain("'patch /things body:json:application/merge-patch+json query:tags=comma,filter=deep'")
})

const errorBody = (code: string) => ({ error: { type: 'conflict', code, message: 'No.' } })
const error = (...codes: string[]) =>
  json('Error', Object.fromEntries(codes.map((code) => [code, { value: errorBody(code) }])))

test('writes the request, the example and the errors of an operation', () => {
  const responses = {
    200: json('ThingResponse', { one: { value: { data: { id: 'thg_1' } } } }),
    409: ref('Taken', 'responses'),
  }
  const get = operation('getThing', 'things', { responses, parameters: [id] })
  const { testing } = partsOf({ '/things/{thing_id}': { get } }, { responses: { Taken: error('taken') } })
  expect(testing.operations).toContain(
    "  getThing: { request: 'get /things/{thing_id}', status: 200, example: 'getThing.one', headers: '', errors: ['Taken'] },",
  )
  expect(testing.operations).toContain("  Taken: { status: 409, headers: '', codes: { taken: '' } },")
  expect(testing.operations).toContain(
    "  'Taken taken': { error: { type: 'conflict', code: 'taken', message: 'No.' } },",
  )
  expect(testing.examples).toContain("    'getThing.one': { data: { id: 'thg_1' } },")
  expect(testing.examples).toContain("    '#Thing': { id: 'thg_1' },")
  expect(testing.factories).toContain(
    "/**\n * A thing.\n */\nexport const thing = /* @__PURE__ */ resourceFactory<Schemas['Thing']>('#Thing')",
  )
  expect(testing.factories).not.toContain('ThingResponse')
})

test('makes a body for a response without a valid example, and the end of a list', () => {
  const responses = { 200: json('ThingList', { wrong: { value: { data: 1 } } }) }
  const get = operation('listThings', 'things', { responses, parameters: [cursor] })
  const { testing } = partsOf({ '/things': { get } })
  expect(testing.examples).toContain("    listThings: { data: [{ id: 'text' }], next_cursor: 'text' },")
  expect(testing.examples).toContain("    'listThings.last': { data: [{ id: 'text' }], next_cursor: null },")
})

test('gives an optional header only to the codes of the responses that require it', () => {
  const retryAfter = (name: string) => ({ headers: { 'Retry-After': ref(name, 'headers') } })
  const header = (required: boolean, example: number) => ({ required, example, schema: { type: 'integer' } })
  const responses = {
    200: json('ThingResponse'),
    409: ref('Taken', 'responses'),
    503: ref('Busy', 'responses'),
  }
  const { testing } = partsOf(
    { '/things': { get: operation('getThing', 'things', { responses }) } },
    {
      responses: {
        Taken: { ...error('in_progress', 'taken'), ...retryAfter('Sometimes') },
        Busy: { ...error('in_progress'), ...retryAfter('Always') },
      },
      headers: { Always: header(true, 12), Sometimes: header(false, 1) },
    },
  )
  expect(testing.operations).toContain(
    "  Taken: { status: 409, headers: '', codes: { in_progress: 'Sometimes', taken: '' } },",
  )
  expect(testing.operations).toContain("  Busy: { status: 503, headers: 'Always', codes: { in_progress: '' } },")
  expect(testing.operations).toContain("  Always: ['Retry-After', '12'],\n  Sometimes: ['Retry-After', '1'],")
})

test('writes a value that occurs several times once', () => {
  const team = { id: 'team_1', object: 'team', name: 'A name that is so long that it is worth a constant' }
  const code = exampleBodies(
    new Map([
      ['One', { team }],
      ['Two', { all: [team], short: { id: 1 } }],
    ]),
  )
  expect(code.match(/worth a constant/g)).toHaveLength(1)
  expect(code).toContain('    One: { team: team1 },\n    Two: { all: [team1], short: { id: 1 } },')
  const [, expression = ''] = code.split(/= (.*)/s)
  expect(new Function(`return ${expression}`)().Two).toEqual({ all: [team], short: { id: 1 } })
})

test('writes values as TypeScript', () => {
  expect(literal({ name: 'it\'s "1"', 'a-b': [1, null], none: {} })).toBe(
    `{ name: 'it\\'s "1"', 'a-b': [1, null], none: {} }`,
  )
})
