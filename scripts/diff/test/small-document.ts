import type { Document } from '../releases.ts'

/**
 * A small API for tests, with operations to create and read a tea. Each call returns a new object, because tests
 * change it.
 */
export function smallDocument() {
  const json = (schema: object) => ({ 'application/json': { schema } })
  const Tea = { $ref: '#/components/schemas/Tea' }
  return {
    openapi: '3.1.0',
    info: { title: 'Tea', version: '1.0.0' },
    paths: {
      '/teas': {
        post: {
          operationId: 'createTea',
          requestBody: { required: true, content: json({ $ref: '#/components/schemas/TeaCreate' }) },
          responses: { '201': { description: 'Created.', content: json(Tea) } },
        },
        get: { operationId: 'getTea', responses: { '200': { description: 'A tea.', content: json(Tea) } } },
      },
    },
    components: {
      schemas: {
        TeaCreate: {
          type: 'object',
          additionalProperties: false as boolean,
          required: [] as string[],
          'x-exactly-one-of': ['name', 'id'],
          properties: {
            name: { type: 'string', maxLength: 64 },
            id: { type: 'string' },
            kind: { $ref: '#/components/schemas/Kind' },
            notes: { type: 'object', additionalProperties: true as boolean, 'x-max-bytes': 100 },
          },
        },
        Tea: {
          type: 'object',
          required: ['name', 'origin', 'kind', 'color'],
          properties: {
            name: { type: 'string' },
            origin: { type: ['string', 'null'] } as object,
            kind: { $ref: '#/components/schemas/Kind' },
            color: { $ref: '#/components/schemas/Color' },
            served: { $ref: '#/components/schemas/Served' },
          } as Record<string, object>,
        },
        Kind: { type: 'string', 'x-may-grow': true, enum: ['green', 'black'] },
        Taste: { type: 'string', 'x-known-values': ['mild', 'bitter'] },
        Color: { type: 'string', enum: ['pale', 'dark'] },
        Served: {
          'x-may-grow': true,
          oneOf: [
            { type: 'object', title: 'Pot', required: ['pot'], properties: { pot: { const: 'big' } } },
            { type: 'object', title: 'Cup', required: ['cup'], properties: { cup: { const: 'small' } } },
          ],
        },
      },
    },
  } satisfies Document
}
