import fc from 'fast-check'
import type { Step } from './explain-history.ts'
import { type ModelChannel, phoneNumber, type Seen, seen } from './open-model-channel.ts'

interface Fields {
  readonly name: string | null
  readonly email: string | null
}

/** Requests that change fields of a contact. Without a change, it is read. */
export type UpdateOperation = Partial<Fields> | 'read'

const name = fc.constantFrom('Ana', 'Bo', null)
const email = fc.constantFrom('a@example.com', 'b@example.com', null)

export const updateOperation: fc.Arbitrary<UpdateOperation> = fc.oneof(
  fc.record({ name }),
  fc.record({ email }),
  fc.record({ name, email }),
  fc.constant('read' as const),
)

/** Creates a contact. */
export async function setUpUpdates(channel: ModelChannel, phone_number_id: string) {
  const body = { from: phone_number_id, phone_number: phoneNumber(0) }
  const { id } = (await seen(channel.POST('/v1/contacts', { body }))).body.data
  const params = { path: { phone_number_id, id } }
  const run = (operation: UpdateOperation): Promise<Seen> =>
    operation === 'read'
      ? seen(channel.GET('/v1/{phone_number_id}/contacts/{id}', { params }))
      : seen(channel.PATCH('/v1/{phone_number_id}/contacts/{id}', { params, body: operation }))
  return { initial: { name: null, email: null }, run, step: updateStep }
}

/** The response shows the contact as it is after the operation, with the changes of those before it. */
const updateStep: Step<Fields, UpdateOperation, Seen> = (fields, { operation, seen: { status, body } }) => {
  const next = operation === 'read' ? fields : { ...fields, ...operation }
  const { name, email } = body.data ?? {}
  return status === 200 && name === next.name && email === next.email ? next : undefined
}
