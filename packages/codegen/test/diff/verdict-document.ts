import type { JsonObject } from '../../src/read/json.ts'

/** An operation with the parts of a verdict. Everything else is the same in both documents. */
export function documentWith(operation: object, others: object = {}): JsonObject {
  const responses = { 200: { description: 'A tea.' } }
  return {
    openapi: '3.1.0',
    info: { title: 'Tea', version: '1.0.0' },
    paths: { '/teas': { post: { operationId: 'makeTea', responses, ...operation } } },
    ...others,
  } as JsonObject
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

/** A document whose operation takes a schema as its body. */
export function documentThatTakes(schema: unknown, others: object = {}): JsonObject {
  return documentWith({ requestBody: { required: true, ...json(schema) } }, others)
}

/** A document whose operation returns a schema. */
export function documentThatReturns(schema: unknown, others: object = {}): JsonObject {
  return documentWith({ responses: { 200: { description: 'A tea.', ...json(schema) } } }, others)
}

/** A document with a webhook that sends a schema. */
export function documentThatSends(schema: unknown, others: object = {}): JsonObject {
  const post = { requestBody: { required: true, ...json(schema) }, responses: { 204: { description: 'Received.' } } }
  return documentWith({}, { webhooks: { 'tea.made': { post } }, ...others })
}
