import { expect, test } from 'vitest'
import { compileDocument } from '../src/index.ts'
import type { JsonObject } from '../src/read/json.ts'

const content = { 'application/json': { $ref: '#/components/mediaTypes/Book' } }

const document: JsonObject = {
  openapi: '3.2.0',
  $self: 'https://example.com/openapi',
  info: { title: 'Books', version: '1' },
  tags: [{ name: 'books', summary: 'Books', kind: 'nav', parent: 'all' }, { name: 'all' }],
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        tags: ['books'],
        responses: { 200: { summary: 'All', description: '', content } },
      },
      additionalOperations: {
        COPY: { operationId: 'copyBooks', responses: { 204: { description: '' } } },
      },
    },
  },
  components: {
    schemas: { Book: { type: 'object', properties: { title: { type: 'string' } } } },
    mediaTypes: { Book: { schema: { $ref: '#/components/schemas/Book' } } },
    securitySchemes: {
      device: {
        type: 'oauth2',
        oauth2MetadataUrl: 'https://example.com/metadata',
        flows: { deviceAuthorization: { deviceAuthorizationUrl: '/device', tokenUrl: '/token', scopes: {} } },
      },
    },
  },
}

test('supports the additions of OpenAPI 3.2', () => {
  const { files, warnings } = compileDocument(document, { strict: true })
  expect(warnings).toEqual([])
  expect(files.get('routes.js')).toContain("openapi: '3.2.0'")
  expect(files.get('routes/books.js')).toContain('200: reply(Book')
  expect(files.get('routes/default.js')).toContain("method: 'copy'")
  expect(files.get('routes.js')).toContain('deviceAuthorization')
})

test('warns of them in a document of 3.1, and emits one of 3.2', () => {
  const { files, warnings } = compileDocument({ ...document, openapi: '3.1.0' })
  expect(warnings.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
    'newer-field /$self',
    'newer-field /components/mediaTypes',
    'newer-field /components/securitySchemes/device/oauth2MetadataUrl',
    'newer-field /paths/~1books/additionalOperations',
    'newer-field /paths/~1books/get/responses/200/summary',
  ])
  expect(files.get('routes.js')).toContain("openapi: '3.2.0'")
})
