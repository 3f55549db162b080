const text = { type: 'string' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ description: 'Done.', content: { 'application/json': { schema } } })
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
})
const body = (schema: object) => ({ required: true, content: { 'application/json': { schema } } })
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
const listOf = (name: string) => ({ type: 'array', items: ref(name) })
const query = (name: string, schema: object) => ({ name, in: 'query', schema })
const Named = { type: 'object', required: ['name'], properties: { name: text } }

/** Lists of every style, and errors. */
export const shopDocument = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        tags: ['books'],
        parameters: [query('limit', { type: 'integer' }), query('page_token', text), query('title', text)],
        responses: { 200: json(ref('BookPage')) },
      },
      post: {
        operationId: 'createBook',
        tags: ['books'],
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: text }],
        requestBody: body(ref('BookInput')),
        responses: { 201: json(ref('Book')) },
      },
    },
    '/books/{id}': {
      parameters: [id],
      get: { operationId: 'getBook', tags: ['books'], responses: { 200: json(ref('Book')), 404: problem('None.') } },
      patch: {
        operationId: 'updateBook',
        tags: ['books'],
        requestBody: body(ref('BookInput')),
        responses: { 200: json(ref('Book')), 404: problem('None.') },
      },
      delete: {
        operationId: 'deleteBook',
        tags: ['books'],
        responses: { 204: { description: 'Deleted.' }, 404: problem('None.') },
      },
    },
    '/books/{id}/lend': {
      parameters: [id],
      post: { operationId: 'lendBook', tags: ['books'], responses: { 200: json(ref('Book')) } },
    },
    '/authors': {
      get: {
        operationId: 'listAuthors',
        tags: ['authors'],
        parameters: [query('page', { type: 'integer' })],
        responses: { 200: json(listOf('Author')) },
      },
    },
    '/prizes': {
      get: {
        operationId: 'listPrizes',
        tags: ['prizes'],
        responses: { 200: { ...json(listOf('Prize')), headers: { Link: { schema: text } } } },
      },
    },
  },
  components: {
    schemas: {
      Book: {
        type: 'object',
        required: ['id', 'title'],
        properties: { id: { type: 'integer' }, title: text, pages: { type: 'integer', minimum: 1 } },
      },
      BookInput: { type: 'object', required: ['title'], additionalProperties: false, properties: { title: text } },
      BookPage: {
        type: 'object',
        required: ['items'],
        properties: { items: listOf('Book'), next_token: text },
      },
      Author: Named,
      Prize: Named,
      Problem: { type: 'object', required: ['detail'], properties: { detail: text } },
    },
  },
}
