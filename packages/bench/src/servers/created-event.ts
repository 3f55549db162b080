import type { ContactState } from '@channel/contract/types'
import { newId } from './new-id.ts'

/** The values of `insertEvent` for a created contact, as the service records it. */
export function createdEvent(organizationId: string, contact: ContactState): unknown[] {
  const id = newId('evt')
  const { phone_number_id, customer } = contact.channel_account
  const payload = {
    id,
    object: 'event',
    type: 'contact.created',
    created_at: contact.created_at,
    api_version: 'v1',
    phone_number_id,
    customer,
    data: { object: contact },
  }
  return [organizationId, id, phone_number_id, customer?.id, JSON.stringify(payload), contact.created_at, contact.id]
}
