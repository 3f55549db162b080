import type { ContractDocument } from '@channel/contract/read-document'
import { expect, test } from 'vitest'
import { facade } from './facade.ts'
import { literal } from './literal.ts'
import { methodName } from './method-names.ts'
import { queries } from './queries.ts'

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})

function operation(operationId: string, tag: string, responses: object = { '200': json('Thing') }) {
  return { operationId, tags: [tag], summary: 'Do it', description: 'It ends with */.', responses } as never
}

test.each([
  ['listContacts', 'contacts', 'list'],
  ['attachContactLabel', 'contacts', 'attachLabel'],
  ['createContactInAccount', 'contacts', 'createInAccount'],
  ['bulkReplayWebhookDeliveries', 'webhook-deliveries', 'bulkReplay'],
  ['getWebhookDelivery', 'webhook-deliveries', 'get'],
  ['createWebhookSecret', 'webhook-subscriptions', 'createWebhookSecret'],
  ['getMe', 'meta', 'getMe'],
])('%s of %s is named %s', (operationId, tag, name) => {
  expect(methodName({ method: 'get', path: '/', operation: operation(operationId, tag) })).toBe(name)
})

test('a redirect is named by its target', () => {
  const located = {
    method: 'get',
    path: '/',
    operation: operation('getMessageMedia', 'messages', { '302': {} }),
  } as const
  expect(methodName(located)).toBe('mediaUrl')
})

test('has a method for the URL of a file, and one that downloads it', () => {
  const media = operation('getMessageMedia', 'messages', { '302': {} })
  const text = facade({ tags: [{ name: 'messages' }], paths: { '/v1/media': { get: media } } })
  expect(text).toContain('  mediaUrl(options?: FacadeOptions): Promise<string>')
  expect(text).toContain('  mediaBlob(options?: MediaBlobOptions): Promise<Blob>')
  expect(text).toContain("    mediaUrl: 'url /v1/media',\n    mediaBlob: 'blob /v1/media',")
})

test('a list that can be unchanged is conditional', () => {
  const list = operation('listThings', 'things', { '200': json('ThingList'), '304': {} })
  const text = facade({ tags: [{ name: 'things' }], paths: { '/v1/things': { get: list } } })
  expect(text).toContain("  list(options?: FacadeOptions): ConditionalPaged<Schemas['ThingList']>")
})

test('creates a typed and documented method', () => {
  const id = { name: 'contact_id', in: 'path', description: 'Its id.', example: 'ctc_1' }
  const document: ContractDocument = {
    tags: [{ name: 'contacts', description: 'People.' }],
    paths: {
      '/v1/contacts/{contact_id}': {
        get: { ...(operation('getContact', 'contacts') as object), parameters: [id] } as never,
      },
    },
  }
  const text = facade(document)
  expect(text).toContain("  get(contactId: string, options?: FacadeOptions): Promise<Schemas['Thing']>")
  expect(text).toContain('   * It ends with *\\/.\n   *\n   * @param contactId Its id.')
  expect(text).toContain("   * const result = await channel.contacts.get('ctc_1')")
  expect(text).toContain("    get: 'get /v1/contacts/{contact_id}',")
})

test('makes typed and documented members of the queries', () => {
  const id = { name: 'contact_id', in: 'path', example: 'ctc_1' }
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ContactUpdate' } } } }
  const update = { ...(operation('updateContact', 'contacts') as object), parameters: [id], requestBody: body } as never
  const list = operation('listContacts', 'contacts', { '200': json('ContactList') })
  const text = queries({
    tags: [{ name: 'contacts', description: 'People.' }],
    paths: { '/v1/contacts': { get: list }, '/v1/contacts/{contact_id}': { patch: update } },
  })
  expect(text).toContain(
    "  update: MutationOperation<{ contactId: string; body: Schemas['ContactUpdate'] }, Schemas['Thing']>",
  )
  expect(text).toContain("   * const onClick = () => mutate({ contactId: 'ctc_1' })")
  expect(text).toContain("  list: ListOperation<[], Schemas['ContactList']>")
  expect(text).toContain('useInfiniteQuery(queries.contacts.list.infiniteQueryOptions())')
})

test('rejects an operation that would hide the key of its group', () => {
  const paths = { '/v1/contacts': { get: operation('key', 'contacts') } }
  expect(() => queries({ tags: [{ name: 'contacts' }], paths })).toThrow('Two operations would be contacts.key.')
})

test('rejects two operations with the same name', () => {
  const paths = {
    '/v1/contacts': { get: operation('listContacts', 'contacts') },
    '/v2': { get: operation('listContact', 'contacts') },
  }
  expect(() => facade({ tags: [{ name: 'contacts' }], paths })).toThrow('Two operations would be contacts.list.')
})

test('rejects a path that does not declare its parameter', () => {
  const paths = { '/v1/contacts/{id}': { get: operation('getContact', 'contacts') } }
  expect(() => facade({ tags: [{ name: 'contacts' }], paths })).toThrow('/v1/contacts/{id} does not declare {id}.')
})

test('writes values as TypeScript', () => {
  expect(literal({ name: 'it\'s "1"', 'a-b': [1, null], none: {} })).toBe(
    `{ name: 'it\\'s "1"', 'a-b': [1, null], none: {} }`,
  )
})
