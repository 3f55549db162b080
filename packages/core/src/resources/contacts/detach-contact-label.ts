import type { ContactLabelLink, DetachContactLabelInput } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { detachLabel, detachStatement } from '../labels/index.ts'
import { contactNotFound } from './find-contact.ts'

const detach = detachStatement('contact')

/**
 * Detaches a label from a contact. Does nothing if it is not attached. One round trip.
 *
 * @throws ApiError `resource_not_found` for account, contact or label, `channel_number_not_verified`
 */
export async function detachContactLabel(
  tx: Transaction,
  scope: Scope,
  { params }: DetachContactLabelInput,
): Promise<ContactLabelLink> {
  await detachLabel(tx, scope, detach, params, () => contactNotFound(params))
  return { contact_id: params.id, label_id: params.label_id, attached: false }
}
