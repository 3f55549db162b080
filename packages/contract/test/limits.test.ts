import { expect, test } from 'vitest'
import document from '../src/generated/openapi.json' with { type: 'json' }
import { type OperationId, routes } from '../src/routes.ts'

// The limits in the product description and their locations in the document: in a schema if clients send the limited
// value, so that the validator, the client's types and the mock apply it; otherwise in a description.

type Node = Record<string, unknown>

const all = Object.entries(routes).map(([id, { path }]) => ({ id: id as OperationId, path }))
const lists = all.filter(({ id }) => id.startsWith('list'))
const scoped = all.filter(({ path }) => path.startsWith('/v1/{phone_number_id}/'))

/** The node at a JSON pointer. Follows each `$ref` on the way. */
function at(pointer: string): Node {
  const steps = pointer.split('/').slice(1)
  const start = document as unknown as Node
  return steps.reduce((from, step) => followed(from[step.replaceAll('~1', '/').replaceAll('~0', '~')]), start)
}

function followed(node: unknown): Node {
  const { $ref } = node as { $ref?: string }
  return $ref === undefined ? (node as Node) : at($ref.slice(1))
}

const pointerTo = (id: OperationId) => `/paths/${routes[id].path.replaceAll('/', '~1')}/${routes[id].method}`
const schemaOfBody = (id: OperationId, name: string) =>
  `${pointerTo(id)}/requestBody/content/application~1json/schema/properties/${name}`

function schemaOfParameter(id: OperationId, name: string): string {
  const parameters = at(pointerTo(id)).parameters as unknown as unknown[]
  const index = parameters.findIndex((parameter) => followed(parameter).name === name)
  return `${pointerTo(id)}/parameters/${index}/schema`
}

const inSchemas: { limit: string; pointer: string; bound: Node }[] = [
  ...lists.map(({ id }) => ({
    limit: 'page size',
    pointer: schemaOfParameter(id, 'limit'),
    bound: { type: 'integer', default: 25, minimum: 1, maximum: 100 },
  })),
  ...(['bulkLabelContacts', 'bulkLabelContactsInAccount'] as const).map((id) => ({
    limit: 'contacts per bulk label call',
    pointer: schemaOfBody(id, 'contact_ids'),
    bound: { type: 'array', minItems: 1, maxItems: 1000 },
  })),
  {
    limit: 'deliveries per bulk replay',
    pointer: `${pointerTo('bulkReplayWebhookDeliveries')}/responses/202/content/application~1json/schema/properties/data/properties/enqueued`,
    bound: { type: 'integer', maximum: 1000 },
  },
  { limit: 'contact name', pointer: schemaOfBody('updateContact', 'name'), bound: { minLength: 1, maxLength: 200 } },
  {
    limit: 'contact username',
    pointer: schemaOfBody('updateContact', 'username'),
    bound: { minLength: 1, maxLength: 100 },
  },
  {
    limit: 'contact email',
    pointer: schemaOfBody('updateContact', 'email'),
    bound: { format: 'email', maxLength: 255 },
  },
  {
    limit: 'assigned_to',
    pointer: schemaOfBody('updateConversation', 'assigned_to'),
    bound: { minLength: 1, maxLength: 64 },
  },
  {
    limit: 'template name',
    pointer: schemaOfParameter('getTemplate', 'name'),
    bound: { minLength: 1, maxLength: 512 },
  },
  {
    limit: 'template language',
    pointer: schemaOfParameter('getTemplate', 'language'),
    bound: { minLength: 2, maxLength: 15 },
  },
  ...scoped.map(({ id }) => ({
    limit: 'phone_number_id',
    pointer: schemaOfParameter(id, 'phone_number_id'),
    bound: { pattern: '^\\d{6,20}$' },
  })),
]

test.each(inSchemas)('$limit is bounded at $pointer', ({ pointer, bound }) => {
  expect(at(pointer)).toMatchObject(bound)
})

test.each([
  ['idempotency window', '/components/parameters/IdempotencyKey', 'Within 24 hours'],
  ['setup link URL replay', pointerTo('createSetupLink'), 'For 24 hours'],
  ['API key length', '/components/securitySchemes/apiKey', '33 characters in total'],
  ['API log retention', '/info', 'for 30 days'],
])('documents the %s at %s', (_limit, pointer, words) => {
  expect(at(pointer).description).toContain(words)
})
