import type { Contact, ContactUpdate } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../events/index.ts'
import { metadataToJson, requireMetadata } from '../metadata.ts'
import type { Scope } from '../scope.ts'
import { type ContactRow, contactView } from './contact-view.ts'
import { type ContactPath, findContactToChange } from './find-contact.ts'

// updated_at always moves on, even where the clock does not: an ETag is made of it.
const updateStatement = statement(
  'update_contact',
  `UPDATE contacts
   SET name = $3, username = $4, email = $5, metadata = $6,
       updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2
   RETURNING updated_at`,
)

/**
 * Changes a contact: a field that is left out stays, null clears it, anything else replaces it. When nothing changes by it,
 * neither does `updated_at`, and no event is recorded.
 *
 * @throws ApiError as findContact; `invalid_field_value` for metadata
 */
export async function updateContact(
  tx: Transaction,
  scope: Scope,
  { params, body }: { readonly params: ContactPath; readonly body: ContactUpdate },
): Promise<Contact> {
  requireMetadata(body.metadata)
  const { row, account } = await findContactToChange(tx, scope, params)
  const changed = changedFields(row, body)
  if (changed.length === 0) return contactView(row, account)

  const given = Object.fromEntries(changed.map((field) => [field, body[field]]))
  const next: ContactRow = { ...row, ...given }
  const [updated] = await tx.query<{ updated_at: string }>(updateStatement, [
    scope.organizationId,
    row.id,
    next.name,
    next.username,
    next.email,
    metadataToJson(next.metadata),
  ])
  const contact = contactView({ ...next, ...updated }, account)
  recordEvent(tx, scope.organizationId, {
    type: 'contact.updated',
    created_at: contact.updated_at,
    account,
    object: contact,
    previous_attributes: Object.fromEntries(changed.map((field) => [field, row[field]])),
  })
  return contact
}

const updatable = ['name', 'username', 'email', 'metadata'] as const

function changedFields(row: ContactRow, body: ContactUpdate): (typeof updatable)[number][] {
  return updatable.filter((field) => {
    const value = body[field]
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(row[field])
  })
}
