import type { BroadcastRecipient } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A recipient as {@link recipientColumns} selects it. */
export type ShownRecipientRow = Pick<
  RowOf<'list_broadcast_recipients'>,
  'key' | 'template' | 'reason' | 'message_id' | 'contact_id' | 'contact_address' | 'contact_name'
> & { readonly id: string; readonly status: BroadcastRecipient['status'] }

export const recipientColumns = `recipient.id, recipient.key, recipient.template, recipient.status, recipient.reason, recipient.message_id,
  contact.id AS contact_id, coalesce(contact.phone_number, contact.bsuid) AS contact_address,
  contact.name AS contact_name`

/** The join that {@link recipientColumns} need. */
export const recipientJoins = `LEFT JOIN contacts contact
  ON contact.organization_id = recipient.organization_id AND contact.id = recipient.key`

export function recipientView(row: ShownRecipientRow): AllFields<BroadcastRecipient> {
  const { variables, components } = row.template ?? {}
  return {
    id: row.id,
    object: 'broadcast_recipient',
    to: row.contact_id === null ? row.key : row.contact_address,
    contact_id: row.contact_id,
    name: row.contact_name,
    status: row.status,
    reason: row.reason,
    message_id: row.message_id,
    variables,
    components,
  }
}
