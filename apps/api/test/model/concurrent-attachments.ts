import fc from 'fast-check'
import type { Step } from './explain-history.ts'
import { type ModelChannel, phoneNumber, type Seen, seen } from './open-model-channel.ts'

/** Requests that attach two labels to a contact, and detach and delete them. */
export type AttachmentOperation =
  | { readonly kind: 'attach' | 'detach' | 'bulkAttach' | 'bulkDetach' | 'delete'; readonly label: number }
  | { readonly kind: 'list'; readonly label: number }

const kinds = ['attach', 'attach', 'detach', 'detach', 'bulkAttach', 'bulkDetach', 'delete', 'list'] as const

export const attachmentOperation: fc.Arbitrary<AttachmentOperation> = fc.record({
  kind: fc.constantFrom(...kinds),
  label: fc.nat(1),
})

/** Creates a contact and two labels. */
export async function setUpAttachments(channel: ModelChannel, phone_number_id: string) {
  const create = async (name: string) => (await seen(channel.POST('/v1/labels', { body: { name } }))).body.data.id
  const ids: string[] = [await create('One'), await create('Two')]
  const body = { from: phone_number_id, phone_number: phoneNumber(0) }
  const { id } = (await seen(channel.POST('/v1/contacts', { body }))).body.data
  const path = { phone_number_id, id }
  const run = ({ kind, label }: AttachmentOperation): Promise<Seen> => {
    const label_id = ids[label]!
    const bulk = (operation: 'attach' | 'detach') =>
      seen(channel.POST('/v1/contacts/bulk_label', { body: { contact_ids: [id], label_id, operation } }))
    switch (kind) {
      case 'attach':
        return seen(
          channel.POST('/v1/{phone_number_id}/contacts/{id}/labels', { params: { path }, body: { label_id } }),
        )
      case 'detach': {
        const params = { path: { ...path, label_id } }
        return seen(channel.DELETE('/v1/{phone_number_id}/contacts/{id}/labels/{label_id}', { params }))
      }
      case 'bulkAttach':
        return bulk('attach')
      case 'bulkDetach':
        return bulk('detach')
      case 'delete':
        return seen(channel.DELETE('/v1/labels/{id}', { params: { path: { id: label_id } } }))
      case 'list':
        return seen(
          channel.GET('/v1/{phone_number_id}/contacts', { params: { path: { phone_number_id }, query: { label_id } } }),
        )
    }
  }
  return { initial: ['detached', 'detached'] as Labels, run, step: attachmentStep }
}

type Labels = readonly ('attached' | 'detached' | 'deleted')[]

const attachmentStep: Step<Labels, AttachmentOperation, Seen> = (labels, { operation, seen: { status, body } }) => {
  const { kind, label } = operation
  const state = labels[label]
  if (kind === 'list') return status === 200 && body.data.length === (state === 'attached' ? 1 : 0) ? labels : undefined
  if (state === 'deleted') return status === 404 ? labels : undefined
  if (status !== 200) return undefined
  const next = { attach: 'attached', bulkAttach: 'attached', detach: 'detached', bulkDetach: 'detached' } as const
  return labels.with(label, kind === 'delete' ? 'deleted' : next[kind])
}
