import type { Impact } from '../../src/diff/index.ts'
import { documentWith } from './verdict-document.ts'

/** A change of an operation or of the document, and its impact. */
type Verdict = readonly [what: string, before: object, after: object, impact: Impact | 'none']

const string = { type: 'string' }
const parameter = (name: string, others: object = {}) => ({ name, in: 'query', schema: string, ...others })
const parameters = (...list: object[]) => documentWith({ parameters: list })
const json = (schema: object = string) => ({ content: { 'application/json': { schema } } })
const body = (others: object = {}) => documentWith({ requestBody: { ...json(), ...others } })
const text = (description = 'A tea.') => ({ description })
const responses = (byStatus: object) => documentWith({ responses: byStatus })
const headers = (list: object) => responses({ 200: { ...text(), headers: list } })
const header = (others: object = {}) => ({ schema: string, ...others })
const stream = (itemSchema: object) => ({ 200: { ...text(), content: { 'application/jsonl': { itemSchema } } } })
const paths = (list: object) => documentWith({}, { paths: list })
const operation = { responses: { 200: text() } }
const webhook = (post: object) => documentWith({}, { webhooks: { made: { post: { ...operation, ...post } } } })
const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  sameKey: { type: 'apiKey', in: 'header', name: 'x-key' },
  otherKey: { type: 'apiKey', in: 'header', name: 'X-Other-Key' },
  token: { type: 'http', scheme: 'bearer' },
  oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://tea.example/token', scopes: {} } } },
}
const security = (own: object | undefined, ofDocument: object | undefined = undefined) =>
  documentWith(own === undefined ? {} : { security: own }, {
    components: { securitySchemes },
    ...(ofDocument !== undefined && { security: ofDocument }),
  })
const nullableObjects = { components: { schemas: { A: { type: 'object', properties: { a: string } } } } }
const flows = (tokenUrl = 'https://tea.example', scopes: object = {}) => ({ clientCredentials: { tokenUrl, scopes } })
const oauth = (schemes: Record<string, object>, scopes: string[] = []) =>
  documentWith(
    { security: Object.keys(schemes).map((name) => ({ [name]: scopes })) },
    {
      components: {
        securitySchemes: Object.fromEntries(
          Object.entries(schemes).map(([name, flow]) => [name, { type: 'oauth2', flows: flow }]),
        ),
      },
    },
  )
const callback = (post: object, address = '{$request.body#/url}') =>
  documentWith({ callbacks: { made: { [address]: { post: { ...operation, ...post } } } } })
const server = (url: string, variables: object) => documentWith({}, { servers: [{ url, variables }] })
const fields = { type: 'object', properties: { a: string } }
const form = (encoding: object) => body({ content: { 'multipart/form-data': { schema: fields, encoding } } })
const multipart = (encoding: object) => ({ content: { 'multipart/mixed': { itemSchema: {}, ...encoding } } })
const png = { contentType: 'image/png' }
const located = (required: boolean) => ({ ...png, headers: { 'Content-Location': { required, schema: string } } })
const urlEncoded = (encoding: object) =>
  body({ content: { 'application/x-www-form-urlencoded': { schema: fields, encoding } } })

export const operationVerdicts: readonly Verdict[] = [
  [
    'an operation is removed',
    paths({ '/a': { get: operation, put: operation } }),
    paths({ '/a': { get: operation } }),
    'major',
  ],
  [
    'an operation is added',
    paths({ '/a': { get: operation } }),
    paths({ '/a': { get: operation, put: operation } }),
    'minor',
  ],
  ['an item of a stream gets other values', responses(stream(string)), responses(stream({ type: 'integer' })), 'major'],
  [
    'an item of a stream is limited',
    responses(stream(string)),
    responses(stream({ ...string, maxLength: 9 })),
    'minor',
  ],
  [
    'an additional operation is removed',
    paths({ '/a': { get: operation, additionalOperations: { COPY: operation } } }),
    paths({ '/a': { get: operation } }),
    'major',
  ],
  ['a path is removed', paths({ '/a': { get: operation } }), paths({}), 'major'],
  ['a path is added', paths({}), paths({ '/a': { get: operation } }), 'minor'],
  ['a path is renamed', paths({ '/a': { get: operation } }), paths({ '/b': { get: operation } }), 'major'],
  [
    'a path parameter is renamed',
    paths({ '/a/{id}': { get: operation } }),
    paths({ '/a/{name}': { get: operation } }),
    'none',
  ],
  [
    'a path item becomes a reference',
    paths({ '/a': { get: operation } }),
    documentWith(
      {},
      { paths: { '/a': { $ref: '#/components/pathItems/A' } }, components: { pathItems: { A: { get: operation } } } },
    ),
    'none',
  ],
  ['an operation gets an operationId', documentWith({ operationId: undefined }), documentWith({}), 'none'],
  ['an operationId is changed', documentWith({}), documentWith({ operationId: 'brewTea' }), 'major'],
  ['an operation is deprecated', documentWith({}), documentWith({ deprecated: true }), 'minor'],
  ['a summary is changed', documentWith({ summary: 'One.' }), documentWith({ summary: 'Two.' }), 'none'],
  ['tags are changed', documentWith({ tags: ['a'] }), documentWith({ tags: ['b'] }), 'none'],
  [
    'a server is removed',
    documentWith({}, { servers: [{ url: '/v1' }, { url: '/v2' }] }),
    documentWith({}, { servers: [{ url: '/v2' }] }),
    'major',
  ],
  [
    'a server is added',
    documentWith({}, { servers: [{ url: '/v1' }] }),
    documentWith({}, { servers: [{ url: '/v1' }, { url: '/v2' }] }),
    'minor',
  ],
  ['the default server is written', documentWith({}), documentWith({}, { servers: [{ url: '/' }] }), 'none'],
  ['a document gets a server', documentWith({}), documentWith({}, { servers: [{ url: '/v1' }] }), 'minor'],
  [
    'a variable of a server is renamed',
    server('https://{a}.example', { a: { default: 'tea' } }),
    server('https://{b}.example', { b: { default: 'tea' } }),
    'none',
  ],
  [
    'a variable of a server has another default',
    server('https://{a}.example', { a: { default: 'tea' } }),
    server('https://{a}.example', { a: { default: 'coffee' } }),
    'major',
  ],
  [
    'a value of a variable of a server is removed',
    server('https://{a}.example', { a: { default: 'tea', enum: ['tea', 'cup'] } }),
    server('https://{a}.example', { a: { default: 'tea', enum: ['tea'] } }),
    'major',
  ],
  [
    'a value of a variable of a server is added',
    server('https://{a}.example', { a: { default: 'tea', enum: ['tea'] } }),
    server('https://{a}.example', { a: { default: 'tea', enum: ['tea', 'cup'] } }),
    'minor',
  ],
  [
    'an operation has another server',
    documentWith({ servers: [{ url: '/a' }] }),
    documentWith({ servers: [{ url: '/b' }] }),
    'major',
  ],
  [
    'the servers of the document move to its operations',
    documentWith({}, { servers: [{ url: '/a' }] }),
    documentWith({ servers: [{ url: '/a' }] }, { servers: [{ url: '/a' }] }),
    'none',
  ],
  [
    'the first of paths that differ only in parameter names is removed',
    paths({ '/a/{id}': { get: operation }, '/a/{name}': { get: { ...operation, deprecated: true } } }),
    paths({ '/a/{id}': { get: operation } }),
    'none',
  ],
  [
    'only extensions are changed',
    documentWith({ 'x-a': 1 }, { 'x-b': 1 }),
    documentWith({ 'x-a': 2 }, { 'x-b': 2 }),
    'none',
  ],

  [
    'a parameter may be empty',
    parameters(parameter('a')),
    parameters(parameter('a', { allowEmptyValue: true })),
    'minor',
  ],
  [
    'a parameter may no longer be empty',
    parameters(parameter('a', { allowEmptyValue: true })),
    parameters(parameter('a', { allowEmptyValue: false })),
    'major',
  ],
  [
    'reserved characters are allowed',
    parameters(parameter('a')),
    parameters(parameter('a', { allowReserved: true })),
    'minor',
  ],
  [
    'reserved characters are no longer allowed',
    parameters(parameter('a', { allowReserved: true })),
    parameters(parameter('a')),
    'major',
  ],
  [
    'a cookie becomes required',
    parameters(parameter('a', { in: 'cookie' })),
    parameters(parameter('a', { in: 'cookie', required: true })),
    'major',
  ],
  [
    'a cookie has another case',
    parameters(parameter('a', { in: 'cookie' })),
    parameters(parameter('A', { in: 'cookie' })),
    'major',
  ],
  [
    'the JSON of a parameter is limited',
    parameters({ name: 'a', in: 'query', ...json() }),
    parameters({ name: 'a', in: 'query', ...json({ ...string, maxLength: 1 }) }),
    'major',
  ],
  [
    'the media type of a parameter has another case',
    parameters({ name: 'a', in: 'query', ...json() }),
    parameters({ name: 'a', in: 'query', content: { 'Application/JSON': { schema: string } } }),
    'none',
  ],

  ['an optional parameter is added', parameters(), parameters(parameter('a')), 'minor'],
  ['a required parameter is added', parameters(), parameters(parameter('a', { required: true })), 'major'],
  ['a parameter is removed', parameters(parameter('a')), parameters(), 'major'],
  ['a parameter is renamed', parameters(parameter('a')), parameters(parameter('b')), 'major'],
  ['a parameter becomes required', parameters(parameter('a')), parameters(parameter('a', { required: true })), 'major'],
  ['a parameter becomes optional', parameters(parameter('a', { required: true })), parameters(parameter('a')), 'minor'],
  ['a parameter moves to a header', parameters(parameter('a')), parameters(parameter('a', { in: 'header' })), 'major'],
  [
    'a parameter is limited',
    parameters(parameter('a')),
    parameters(parameter('a', { schema: { ...string, maxLength: 1 } })),
    'major',
  ],
  [
    'a parameter accepts more',
    parameters(parameter('a', { schema: { enum: ['a'] } })),
    parameters(parameter('a', { schema: { enum: ['a', 'b'] } })),
    'minor',
  ],
  [
    'a parameter has another type',
    parameters(parameter('a')),
    parameters(parameter('a', { schema: { type: 'integer' } })),
    'major',
  ],
  [
    'a parameter has another default',
    parameters(parameter('a', { schema: { ...string, default: 'a' } })),
    parameters(parameter('a', { schema: { ...string, default: 'b' } })),
    'major',
  ],
  [
    'a parameter loses its default',
    parameters(parameter('a', { schema: { ...string, default: 'a' } })),
    parameters(parameter('a')),
    'major',
  ],
  [
    'a parameter gets a default',
    parameters(parameter('a')),
    parameters(parameter('a', { schema: { ...string, default: 'a' } })),
    'minor',
  ],
  ['a list is no longer exploded', parameters(parameter('a')), parameters(parameter('a', { explode: false })), 'major'],
  [
    'the default of explode is written',
    parameters(parameter('a')),
    parameters(parameter('a', { style: 'form', explode: true })),
    'none',
  ],
  [
    'a property of a parameter becomes required',
    parameters(parameter('a', { schema: { type: 'object', properties: { b: string } } })),
    parameters(parameter('a', { schema: { type: 'object', properties: { b: string }, required: ['b'] } })),
    'major',
  ],
  [
    'a parameter may be a list of more',
    parameters(parameter('a', { schema: { type: 'array', items: string, maxItems: 1 } })),
    parameters(parameter('a', { schema: { type: 'array', items: string, maxItems: 2 } })),
    'minor',
  ],
  ['a parameter is deprecated', parameters(parameter('a')), parameters(parameter('a', { deprecated: true })), 'minor'],
  [
    'parameters change their order',
    parameters(parameter('a'), parameter('b')),
    parameters(parameter('b'), parameter('a')),
    'none',
  ],
  [
    'a parameter moves to the path item',
    paths({ '/a': { get: { ...operation, parameters: [parameter('a')] } } }),
    paths({ '/a': { parameters: [parameter('a')], get: operation } }),
    'none',
  ],
  [
    'a parameter becomes a component',
    parameters(parameter('a')),
    documentWith(
      { parameters: [{ $ref: '#/components/parameters/A' }] },
      { components: { parameters: { A: parameter('a') } } },
    ),
    'none',
  ],
  [
    'a header parameter changes its case',
    parameters(parameter('X-Tea', { in: 'header' })),
    parameters(parameter('x-tea', { in: 'header' })),
    'none',
  ],
  ['a header that OpenAPI ignores is removed', parameters(parameter('Accept', { in: 'header' })), parameters(), 'none'],
  ['a parameter becomes JSON', parameters(parameter('a')), parameters({ name: 'a', in: 'query', ...json() }), 'major'],

  ['a required body is added', documentWith({}), body({ required: true }), 'major'],
  ['an optional body is added', documentWith({}), body(), 'minor'],
  ['a body is removed', body(), documentWith({}), 'major'],
  ['a body becomes required', body(), body({ required: true }), 'major'],
  ['a body becomes optional', body({ required: true }), body(), 'minor'],
  [
    'a body becomes a component',
    body(),
    documentWith(
      { requestBody: { $ref: '#/components/requestBodies/A' } },
      { components: { requestBodies: { A: json() } } },
    ),
    'none',
  ],
  [
    'a media type of a body is removed',
    body({ content: { 'application/json': {}, 'text/plain': {} } }),
    body({ content: { 'application/json': {} } }),
    'major',
  ],
  [
    'a media type of a body is added',
    body({ content: { 'application/json': {} } }),
    body({ content: { 'application/json': {}, 'text/plain': {} } }),
    'minor',
  ],
  [
    'a media type becomes a range',
    body({ content: { 'text/plain': {} } }),
    body({ content: { 'text/*': {} } }),
    'minor',
  ],
  [
    'a range of media types of a body is limited',
    body({ content: { 'application/*': {} } }),
    body({ content: { 'application/json': {} } }),
    'major',
  ],
  [
    'a media type that a range covers is listed',
    body({ content: { 'application/*': { schema: string } } }),
    body({ content: { 'application/*': { schema: string }, 'application/json': { schema: string } } }),
    'none',
  ],
  [
    'a listed media type is limited more than the range',
    body({ content: { 'application/*': { schema: string } } }),
    body({ content: { 'application/*': { schema: string }, 'application/json': { schema: { const: 'a' } } } }),
    'major',
  ],
  [
    'a range of media types of a response is limited',
    responses({ 200: { ...text(), content: { 'application/*': { schema: string } } } }),
    responses({ 200: { ...text(), ...json() } }),
    'minor',
  ],
  ['all media types become a range', body({ content: { '*/*': {} } }), body({ content: { 'text/*': {} } }), 'major'],
  [
    'a header of a part becomes required',
    form({ a: { headers: { 'X-A': header() } } }),
    form({ a: { headers: { 'x-a': header({ required: true }) } } }),
    'major',
  ],
  [
    'a header of a part is limited',
    form({ a: { headers: { 'X-A': header() } } }),
    form({ a: { headers: { 'X-A': header({ schema: { ...string, maxLength: 1 } }) } } }),
    'major',
  ],
  ['an optional header of a part is added', form({}), form({ a: { headers: { 'X-A': header() } } }), 'minor'],
  [
    'the media types of a part are reordered',
    form({ a: { contentType: 'image/png, image/gif' } }),
    form({ a: { contentType: 'image/gif,image/png' } }),
    'none',
  ],
  [
    'a media type of a part is added',
    form({ a: { contentType: 'image/png' } }),
    form({ a: { contentType: 'image/png, image/gif' } }),
    'minor',
  ],
  [
    'a media type of a part is removed',
    form({ a: { contentType: 'image/png, image/gif' } }),
    form({ a: { contentType: 'image/png' } }),
    'major',
  ],
  [
    'the media types of a part become a range',
    form({ a: { contentType: 'image/png' } }),
    form({ a: { contentType: 'image/*' } }),
    'minor',
  ],
  [
    'the defaults of a field are written',
    urlEncoded({}),
    urlEncoded({ a: { style: 'form', explode: true, allowReserved: false } }),
    'none',
  ],
  [
    'a field is no longer exploded',
    urlEncoded({ a: { style: 'form' } }),
    urlEncoded({ a: { explode: false } }),
    'major',
  ],
  [
    'a media type names its charset',
    body(),
    body({ content: { 'application/json; charset=utf-8': { schema: string } } }),
    'none',
  ],
  [
    'a part of a form has another type',
    body({ content: { 'multipart/form-data': { encoding: { a: { contentType: 'image/png' } } } } }),
    body({ content: { 'multipart/form-data': { encoding: { a: { contentType: 'image/gif' } } } } }),
    'major',
  ],
  [
    'parts of a stream have another type',
    body(multipart({ itemEncoding: png })),
    body(multipart({ itemEncoding: { contentType: 'image/gif' } })),
    'major',
  ],
  [
    'parts of a stream may have another type',
    body(multipart({ itemEncoding: png })),
    body(multipart({ itemEncoding: { contentType: 'image/png, image/gif' } })),
    'minor',
  ],
  [
    'the first part of a stream has another type',
    responses({ 200: { description: '', ...multipart({ prefixEncoding: [png], itemEncoding: png }) } }),
    responses({
      200: { description: '', ...multipart({ prefixEncoding: [{ contentType: 'a/b' }], itemEncoding: png }) },
    }),
    'major',
  ],
  [
    'the first part of a stream is written as the others',
    body(multipart({ prefixEncoding: [png], itemEncoding: png })),
    body(multipart({ itemEncoding: png })),
    'none',
  ],
  [
    'a header of parts becomes required',
    body(multipart({ itemEncoding: located(false) })),
    body(multipart({ itemEncoding: located(true) })),
    'major',
  ],

  ['a success is removed', responses({ 200: text(), 201: text() }), responses({ 200: text() }), 'major'],
  ['a success is added', responses({ 200: text() }), responses({ 200: text(), 201: text() }), 'minor'],
  ['a success is replaced', responses({ 200: text() }), responses({ 201: text() }), 'major'],
  ['an error is removed', responses({ 200: text(), 404: text() }), responses({ 200: text() }), 'minor'],
  ['an error is added', responses({ 200: text() }), responses({ 200: text(), 404: text() }), 'minor'],
  ['an error is replaced', responses({ 200: text(), 404: text() }), responses({ 200: text(), 410: text() }), 'major'],
  [
    'an error is removed and one of another class is added',
    responses({ 200: text(), 404: text() }),
    responses({ 200: text(), 503: text() }),
    'minor',
  ],
  [
    'a range of errors is listed',
    responses({ 200: text(), '4XX': text() }),
    responses({ 200: text(), 400: text(), 404: text() }),
    'minor',
  ],
  [
    'an error becomes a range',
    responses({ 200: text(), 404: text() }),
    responses({ 200: text(), '4xx': text() }),
    'minor',
  ],
  [
    'an error of the default is listed with another body',
    responses({ 200: text(), default: { ...text(), ...json() } }),
    responses({ 200: text(), 404: { ...text(), ...json({ type: 'integer' }) }, default: { ...text(), ...json() } }),
    'major',
  ],
  [
    'an error of the default is listed with the same body',
    responses({ 200: text(), default: { ...text(), ...json() } }),
    responses({ 200: text(), 404: { ...text(), ...json() }, default: { ...text(), ...json() } }),
    'minor',
  ],
  [
    'the second error of a range is listed with another body',
    responses({ 200: text(), '4XX': { ...text(), ...json() } }),
    responses({ 200: text(), 400: { ...text(), ...json() }, 404: { ...text(), ...json({ type: 'integer' }) } }),
    'major',
  ],
  [
    'a success is added beside a default',
    responses({ 200: text(), default: { ...text(), ...json() } }),
    responses({ 200: text(), 201: { ...text(), ...json({ type: 'integer' }) }, default: { ...text(), ...json() } }),
    'minor',
  ],
  [
    'the default becomes ranges with another body',
    responses({ 200: text(), default: { ...text(), ...json() } }),
    responses({ 200: text(), '4XX': { ...text(), ...json({ type: 'integer' }) } }),
    'major',
  ],
  [
    'errors become a range with another body for one',
    responses({ 200: text(), 400: { ...text(), ...json() }, 404: { ...text(), ...json({ type: 'integer' }) } }),
    responses({ 200: text(), '4XX': { ...text(), ...json() } }),
    'major',
  ],
  ['successes are listed', responses({ '2XX': text() }), responses({ 200: text() }), 'minor'],
  [
    'an error is described by the default, with another body',
    responses({ 200: text(), 404: { ...text(), ...json() } }),
    responses({ 200: text(), default: { ...text(), ...json({ type: 'integer' }) } }),
    'major',
  ],
  [
    'an error is described by the default, with the same body',
    responses({ 200: text(), 404: { ...text(), ...json() } }),
    responses({ 200: text(), default: { ...text(), ...json() } }),
    'minor',
  ],
  ['a success is described by the default only', responses({ 200: text() }), responses({ default: text() }), 'major'],
  [
    'the media type of a part of a form is added',
    body({ content: { 'multipart/form-data': { schema: { type: 'object', properties: { a: string } } } } }),
    body({
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { a: string } },
          encoding: { a: { contentType: 'text/csv' } },
        },
      },
    }),
    'major',
  ],
  ['the default is removed', responses({ 200: text(), default: text() }), responses({ 200: text() }), 'minor'],
  [
    'a response becomes a component',
    responses({ 200: text() }),
    documentWith(
      { responses: { 200: { $ref: '#/components/responses/A' } } },
      { components: { responses: { A: text() } } },
    ),
    'none',
  ],
  [
    'a body of a response is removed',
    responses({ 200: { ...text(), ...json() } }),
    responses({ 200: text() }),
    'major',
  ],
  [
    'a media type of a response is added',
    responses({ 200: { ...text(), content: { 'application/json': {} } } }),
    responses({ 200: { ...text(), content: { 'application/json': {}, 'text/plain': {} } } }),
    'minor',
  ],
  [
    'an error has another code',
    responses({ 400: { ...text(), ...json({ type: 'object', properties: { code: { const: 'too_hot' } } }) } }),
    responses({ 400: { ...text(), ...json({ type: 'object', properties: { code: { const: 'too_cold' } } }) } }),
    'major',
  ],
  [
    'an error has a new code',
    responses({ 400: { ...text(), ...json({ enum: ['a'] }) } }),
    responses({ 400: { ...text(), ...json({ enum: ['a', 'b'] }) } }),
    'major',
  ],
  [
    'an error of an open set has another code',
    responses({ 400: { ...text(), ...json({ ...string, 'x-known-values': ['too_hot'] }) } }),
    responses({ 400: { ...text(), ...json({ ...string, 'x-known-values': ['too_cold'] }) } }),
    'major',
  ],
  [
    'a link is removed',
    responses({ 200: { ...text(), links: { next: { operationId: 'makeTea' } } } }),
    responses({ 200: text() }),
    'none',
  ],

  [
    'a required header of a response becomes optional',
    headers({ 'X-Id': header({ required: true }) }),
    headers({ 'X-Id': header() }),
    'major',
  ],
  [
    'a header of a response becomes required',
    headers({ 'X-Id': header() }),
    headers({ 'X-Id': header({ required: true }) }),
    'minor',
  ],
  ['a required header of a response is removed', headers({ 'X-Id': header({ required: true }) }), headers({}), 'major'],
  ['an optional header of a response is removed', headers({ 'X-Id': header() }), headers({}), 'major'],
  ['a header of a response is added', headers({}), headers({ 'X-Id': header({ required: true }) }), 'minor'],
  [
    'a header of a response has another type',
    headers({ 'X-Id': header() }),
    headers({ 'X-Id': header({ schema: { type: 'integer' } }) }),
    'major',
  ],
  [
    'a header of a response may have more values',
    headers({ 'X-Id': header({ schema: { enum: ['a'] } }) }),
    headers({ 'X-Id': header({ schema: { enum: ['a', 'b'] } }) }),
    'major',
  ],
  [
    'a header that OpenAPI ignores is removed from a response',
    headers({ 'Content-Type': header() }),
    headers({}),
    'none',
  ],
  ['a header of a response changes its case', headers({ 'X-Id': header() }), headers({ 'x-id': header() }), 'none'],

  [
    'a security override is removed from an operation',
    security([], [{ key: [] }]),
    security(undefined, [{ key: [] }]),
    'major',
  ],
  [
    'another scheme is no longer accepted',
    security([{ token: [] }], [{ key: [] }]),
    security(undefined, [{ key: [] }]),
    'major',
  ],
  [
    'a security override is added to an operation',
    security(undefined, [{ key: [] }]),
    security([], [{ key: [] }]),
    'minor',
  ],
  ['an operation needs credentials', security(undefined), security([{ key: [] }]), 'major'],
  ['credentials become optional', security([{ key: [] }]), security([{ key: [] }, {}]), 'minor'],
  ['optional credentials are needed', security([{ key: [] }, {}]), security([{ key: [] }]), 'major'],
  ['a second scheme is needed', security([{ key: [] }]), security([{ key: [], token: [] }]), 'major'],
  ['a second scheme is no longer needed', security([{ key: [], token: [] }]), security([{ key: [] }]), 'minor'],
  ['a scheme is accepted too', security([{ key: [] }]), security([{ key: [] }, { token: [] }]), 'minor'],
  ['a scheme is no longer accepted', security([{ key: [] }, { token: [] }]), security([{ key: [] }]), 'major'],
  ['a scope is needed', security([{ oauth: ['a'] }]), security([{ oauth: ['a', 'b'] }]), 'major'],
  ['a scope is no longer needed', security([{ oauth: ['a', 'b'] }]), security([{ oauth: ['a'] }]), 'minor'],
  ['a scheme is renamed', security([{ key: [] }]), security([{ sameKey: [] }]), 'none'],
  ['an OAuth scheme is renamed', oauth({ a: flows() }), oauth({ b: flows() }), 'none'],
  ['an OAuth scheme is renamed and needs a scope', oauth({ a: flows() }), oauth({ b: flows() }, ['tea']), 'major'],
  ['another OAuth scheme is needed', oauth({ a: flows() }), oauth({ b: flows('https://cup.example') }), 'major'],
  [
    'an OAuth scheme declares another scope',
    oauth({ a: flows() }),
    oauth({ a: flows(undefined, { tea: 'Tea.' }) }),
    'none',
  ],
  ['a key has another name', security([{ key: [] }]), security([{ otherKey: [] }]), 'major'],
  [
    'the security of the document moves to its operations',
    security(undefined, [{ key: [] }]),
    security([{ key: [] }]),
    'none',
  ],

  ['a webhook is removed', webhook({}), documentWith({}), 'major'],
  ['a webhook is added', documentWith({}), webhook({}), 'minor'],
  [
    'a header of a webhook is removed',
    webhook({ parameters: [parameter('X-Signature', { in: 'header' })] }),
    webhook({}),
    'major',
  ],
  [
    'a required header of a webhook becomes optional',
    webhook({ parameters: [parameter('X-Id', { in: 'header', required: true })] }),
    webhook({ parameters: [parameter('X-Id', { in: 'header' })] }),
    'major',
  ],
  [
    'a header of a webhook becomes required',
    webhook({ parameters: [parameter('X-Id', { in: 'header' })] }),
    webhook({ parameters: [parameter('X-Id', { in: 'header', required: true })] }),
    'minor',
  ],
  [
    'a required header is added to a webhook',
    webhook({}),
    webhook({ parameters: [parameter('X-Id', { in: 'header', required: true })] }),
    'minor',
  ],
  ['a webhook no longer sends a body', webhook({ requestBody: json() }), webhook({}), 'major'],
  [
    'a webhook no longer accepts a status',
    webhook({ responses: { 200: text(), 202: text() } }),
    webhook({ responses: { 200: text() } }),
    'major',
  ],
  [
    'the response to a webhook is limited',
    webhook({ responses: { 200: { ...text(), ...json() } } }),
    webhook({ responses: { 200: { ...text(), ...json({ ...string, maxLength: 1 }) } } }),
    'major',
  ],

  ['a callback is removed', callback({}), documentWith({}), 'major'],
  ['a callback is added', documentWith({}), callback({}), 'minor'],
  [
    'a callback reads its address from another property',
    callback({}, '{$request.body#/url}'),
    callback({}, '{$request.body#/address}'),
    'major',
  ],
  [
    'one of two addresses of a callback is removed',
    documentWith({ callbacks: { made: { '/a': { post: operation }, '/b': { post: operation } } } }),
    documentWith({ callbacks: { made: { '/b': { post: operation } } } }),
    'major',
  ],
  [
    'a property of a callback is removed',
    callback({ requestBody: json({ type: 'object', properties: { a: string } }) }),
    callback({ requestBody: json({ type: 'object' }) }),
    'major',
  ],
  [
    'a property is added to a callback',
    callback({ requestBody: json({ type: 'object' }) }),
    callback({ requestBody: json({ type: 'object', properties: { a: string } }) }),
    'minor',
  ],

  [
    'a nullable reference of 3.0 is written as in 3.1',
    {
      ...documentWith(
        { requestBody: json({ allOf: [{ $ref: '#/components/schemas/A' }], nullable: true, type: 'object' }) },
        nullableObjects,
      ),
      openapi: '3.0.3',
    },
    documentWith(
      { requestBody: json({ anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/A' }] }) },
      nullableObjects,
    ),
    'none',
  ],
  [
    'an enum of 3.0 with null is written as in 3.1',
    { ...body(json({ ...string, nullable: true, enum: ['a', null] })), openapi: '3.0.3' },
    body(json({ enum: ['a', null] })),
    'none',
  ],
  [
    'a nullable type of 3.0 is written as in 3.1',
    { ...body({ content: { 'application/json': { schema: { ...string, nullable: true } } } }), openapi: '3.0.3' },
    body({ content: { 'application/json': { schema: { type: ['string', 'null'] } } } }),
    'none',
  ],
  [
    'an exclusive limit of 3.0 is written as in 3.1',
    {
      ...body({ content: { 'application/json': { schema: { type: 'number', minimum: 1, exclusiveMinimum: true } } } }),
      openapi: '3.0.3',
    },
    body({ content: { 'application/json': { schema: { type: 'number', exclusiveMinimum: 1 } } } }),
    'none',
  ],
  [
    'an unused component is removed',
    documentWith({}, { components: { schemas: { A: string } } }),
    documentWith({}),
    'none',
  ],
  [
    'a used component is renamed',
    documentWith({ requestBody: json({ $ref: '#/components/schemas/A' }) }, { components: { schemas: { A: string } } }),
    documentWith({ requestBody: json({ $ref: '#/components/schemas/B' }) }, { components: { schemas: { B: string } } }),
    'none',
  ],
]
