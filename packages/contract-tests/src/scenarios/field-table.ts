import { expectThat } from '../checks/expect.ts'
import { type LocatedField, locateField } from '../contract/locate-field.ts'
import { bodySchemaOf, dataSchemaOf } from '../contract/read-operation.ts'
import { acceptsNull, alternativesOf, propertiesOf, type Schema, withoutNull } from '../contract/read-schema.ts'
import { newValue } from '../contract/sample-values.ts'
import { declaredOperations } from '../target/declared-operations.ts'
import type { OperationRequest, Target } from '../target/target.ts'
import { givenCustomer, givenLabel, givenUser } from './given.ts'
import { givenConversation, templateBody } from './given-conversation.ts'
import type { OperationTable } from './operation-table.ts'
import { uniqueName, uniquePhoneNumber, uniqueShortcut } from './unique.ts'
import { validRequests } from './valid-requests.ts'

type Fields = Record<string, unknown>
type Operation = OperationTable['operation']

/** A field of a body that the response shows. */
interface WritableField {
  readonly name: string
  readonly schema: Schema
  readonly shown: LocatedField
}

/** What an object was changed to: the fields that were sent, those of the response, and those that were read afterwards. */
interface Written {
  readonly sent: Fields
  readonly received: object
  readonly read: object
}

/** Scenarios of an operation that writes fields: each gets a new value, which is read back. */
export function fieldTable({ operation, scenario }: OperationTable): void {
  const { id, statuses } = operation
  const fields = writableFields(operation)
  const isUpdate = operation.method === 'PATCH'
  const success = Math.min(...statuses)

  for (const field of fields) {
    scenario(`saves ${field.name}`, success, async (target) => {
      if (target.isMock) target.skip('the mock keeps no state')
      const writing = () => write(target, operation, { fields, makeValue: newValueOf })
      expectWritten(field, await target.session.once(`values of ${id}`, writing))
    })
  }

  for (const field of fields.filter(({ schema }) => isUpdate && acceptsNull(schema))) {
    scenario(`clears ${field.name}`, success, async (target) => {
      if (target.isMock) target.skip('the mock keeps no state')
      await target.session.once(`values of ${id}`, () => write(target, operation, { fields, makeValue: newValueOf }))
      const nullable = fields.filter(({ schema }) => acceptsNull(schema))
      const clearing = () => write(target, operation, { fields: nullable, makeValue: async () => null })
      expectWritten(field, await target.session.once(`nulls of ${id}`, clearing))
    })
  }
}

function expectWritten({ name, shown }: WritableField, { sent, received, read }: Written): void {
  for (const [what, object] of [
    ['', received],
    [' when it is read', read],
  ] as const) {
    const [value] = shown.valuesIn(object)
    const isSaved = JSON.stringify(value ?? null) === JSON.stringify(sent[name])
    expectThat(isSaved, `body /data/${name}`, `${JSON.stringify(sent[name])}${what}`, value)
  }
}

/** The fields of the body that the response has too, except those that only choose what the request is about. */
function writableFields({ id, method, path }: Operation): WritableField[] {
  const [body, data] = [bodySchemaOf(id), dataSchemaOf(id)]
  if (body === undefined || data === undefined || !isWrittenObject(method, path)) return []
  const chosen = alternativesOf(body)
  return Object.entries(propertiesOf(body)).flatMap(([name, schema]) => {
    const shown = locateField(name, data)
    const isFixed = chosen.has(name) || withoutNull(schema).const !== undefined
    return shown === undefined || isFixed ? [] : [{ name, schema, shown }]
  })
}

/** Whether the object of a write can be read. */
function isWrittenObject(method: string, path: string): boolean {
  const reads = declaredOperations.filter((each) => each.method === 'GET').map((each) => rootPathOf(each.path))
  return reads.includes(rootPathOf(method === 'PATCH' ? path : `${path}/{id}`))
}

/** An object that is created on its root path is read on that of its account. */
function rootPathOf(path: string): string {
  return path.replace('/{phone_number_id}', '')
}

async function write(
  target: Target,
  operation: Operation,
  { fields, makeValue }: { fields: readonly WritableField[]; makeValue: typeof newValueOf },
): Promise<Written> {
  const request = await objectToWrite(target, operation)
  const before = operation.method === 'PATCH' ? await read(target, operation, request) : {}
  const entries = fields.map(async (field) => [field.name, await makeValue(target, field, before)] as const)
  const sent = Object.fromEntries(await Promise.all(entries))
  const base = operation.method === 'PATCH' ? {} : (request.body as object)
  const { data } = await target.send<object>(operation.id, { ...request, body: { ...base, ...sent } })
  return { sent, received: data, read: await read(target, operation, request, data) }
}

/** A request of its own: other scenarios use what theirs creates. */
async function objectToWrite(target: Target, { id }: Operation): Promise<OperationRequest> {
  return target.session.once(`object that ${id} writes`, async () => validRequests[id](target))
}

async function read(
  target: Target,
  operation: Operation,
  { path }: OperationRequest,
  created?: object,
): Promise<object> {
  const location = operation.method === 'POST' ? target.recorder.exchanges.at(-1)?.headers.get('location') : undefined
  const id = (created as { id?: string } | undefined)?.id ?? ''
  const template = operation.method === 'PATCH' ? operation.path : (location ?? `${operation.path}/{id}`)
  const body = await target.sendPath('get', template, { path: { id, ...path } })
  return (body as { data: object }).data
}

async function newValueOf(target: Target, { name, schema, shown }: WritableField, before: object): Promise<unknown> {
  const reference = references[name]
  if (reference !== undefined) return reference(target)
  return newValue(schema, shown.valuesIn(before)[0], uniqueName())
}

/** Fields whose value must exist, or be of a certain form. */
const references: Readonly<Record<string, (target: Target) => unknown>> = {
  phone_number: uniquePhoneNumber,
  template: async (target) => (await templateBody(target)).template,
  phone_number_id: ({ account }) => account,
  customer_id: givenCustomer,
  shortcut: uniqueShortcut,
  label_ids: async (target) => [await givenLabel(target)],
  assigned_to: givenUser,
  user_ids: async (target) => [await givenUser(target)],
  team_id: async ({ channel }) => (await channel.get('/v1/me')).data.teams[0]?.id,
  reply_to_message_id: async (target) => (await givenConversation(target)).message,
}
