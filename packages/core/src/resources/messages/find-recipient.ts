import { statement, type Transaction } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import { requirePhoneNumber } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type ContactRow, contactColumns } from '../contacts/index.ts'
import { type ConversationRow, conversationColumns, conversationJoins } from '../conversations/index.ts'

/** The field of the body that names the recipient, and its value. */
export interface Address {
  readonly field: 'to' | 'bsuid' | 'contact_id' | 'conversation_id'
  readonly value: string
}

/** A contact with the column that sending needs. */
export type RecipientRow = ContactRow & { readonly marketing_opted_out_at: string | null }

/**
 * The contact and conversation of an address, both locked. An unknown address has neither. The contact of a group is the member
 * that wrote last.
 */
export interface Recipient {
  readonly contact: RecipientRow | undefined
  readonly conversation: ConversationRow | undefined
}

const contactIs: Record<Address['field'], string> = {
  to: 'phone_number = $3',
  bsuid: 'bsuid = $3',
  contact_id: 'id = $3',
  // Of a group: the member that wrote last.
  conversation_id: `id = (SELECT coalesce(contact_id, member_id) FROM conversations
      WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3)`,
}
const ofAccount = 'organization_id = $1 AND phone_number_id = $2'

const statementsFor = <Field extends Address['field']>(field: Field) => ({
  contact: statement(
    `find_recipient_by_${field}`,
    `SELECT ${contactColumns}, contact.marketing_opted_out_at FROM contacts contact
     WHERE ${ofAccount} AND ${contactIs[field]} FOR NO KEY UPDATE`,
  ),
  conversation: statement(
    `find_conversation_of_recipient_by_${field}`,
    `WITH locked AS MATERIALIZED (
       SELECT * FROM conversations
       WHERE ${
         field === 'conversation_id'
           ? `${ofAccount} AND id = $3`
           : `organization_id = $1 AND contact_id = (SELECT id FROM contacts WHERE ${ofAccount} AND ${contactIs[field]})`
       }
       FOR NO KEY UPDATE
     )
     SELECT ${conversationColumns} FROM locked conversation ${conversationJoins}`,
  ),
})

const statements = {
  to: statementsFor('to'),
  bsuid: statementsFor('bsuid'),
  contact_id: statementsFor('contact_id'),
  conversation_id: statementsFor('conversation_id'),
}

/**
 * Returns the field that names the recipient. The contract requires exactly one.
 *
 * @throws ApiError `invalid_phone_number`
 */
export function addressOf(body: { readonly [Field in Address['field']]: string | undefined }): Address {
  for (const field of ['to', 'bsuid', 'contact_id', 'conversation_id'] as const) {
    const value = body[field]
    if (value === undefined) continue
    if (field === 'to') requirePhoneNumber(value, field)
    return { field, value }
  }
  throw new Error('A message without a recipient passed the contract.')
}

/** Finds the recipient in one round trip. Locks the contact and the conversation until the transaction ends. */
export async function findRecipient(
  tx: Transaction,
  scope: Scope,
  phoneNumberId: string,
  { field, value }: Address,
): Promise<Recipient> {
  const values = [scope.organizationId, phoneNumberId, value]
  const { contact: findContact, conversation: findConversation } = statements[field]
  const [[contact], [conversation]] = await Promise.all([
    tx.query(findContact, values),
    tx.query(findConversation, values),
  ])
  return { contact, conversation }
}

/**
 * Requires that a recipient named by contact or conversation id exists. A phone number or user id may be unknown.
 *
 * @throws ApiError `resource_not_found`
 */
export function requireRecipient({ contact }: Recipient, { field, value }: Address, phoneNumberId: string): void {
  if (contact !== undefined || field === 'to' || field === 'bsuid') return
  const what = field === 'contact_id' ? 'contact' : 'conversation'
  throw notFound(field, `There is no ${what} ${value} on account ${phoneNumberId}.`)
}
