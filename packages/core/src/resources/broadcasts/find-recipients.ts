import { statement, type Transaction } from '@channel/db'
import { contactColumns } from '../contacts/index.ts'
import type { RecipientRow } from '../messages/index.ts'
import { contactsWithKeys } from './find-contacts-of-recipients.ts'
import type { OwnValues } from './template-of.ts'

const nextStatement = statement(
  'find_next_broadcast_recipients',
  `SELECT id, key, template FROM broadcast_recipients
   WHERE organization_id = $1 AND broadcast_id = $2 AND id > $3 ORDER BY id LIMIT $4`,
)
// In the order of their ids, so that two broadcasts do not deadlock.
const lockStatement = statement(
  'lock_contacts_of_recipients',
  `SELECT known.key, ${contactColumns}, contact.marketing_opted_out_at
   FROM ${contactsWithKeys('$3')} AS known JOIN contacts contact ON contact.organization_id = $1 AND contact.id = known.id
   ORDER BY contact.id FOR NO KEY UPDATE OF contact`,
)
// A contact may also have got its message before another one was merged into it.
const takenStatement = statement(
  'find_recipients_of_contacts',
  `SELECT key, false AS has_message FROM broadcast_recipients
   WHERE organization_id = $1 AND broadcast_id = $2 AND key = ANY ($3::text[])
   UNION ALL SELECT id, false FROM merged_contacts WHERE organization_id = $1 AND id = ANY ($4::text[])
   UNION ALL
   SELECT merged.merged_into, true FROM merged_contacts merged
   JOIN broadcast_recipients other
     ON other.organization_id = $1 AND other.key = merged.id AND other.broadcast_id = $2 AND other.status NOT IN ('pending', 'skipped')
   WHERE merged.organization_id = $1 AND merged.merged_into = ANY ($5::text[])`,
)

/** A recipient whose message is made next, and its contact, if it is one: locked. */
export interface NextRecipient {
  readonly id: string
  /** Null if it was erased. */
  readonly key: string | null
  readonly template: OwnValues | null
  readonly contact: RecipientRow | undefined
  /** It was named by the id of a contact that does not exist any more. */
  readonly isGone: boolean
  /** Another recipient is the same contact. */
  readonly isDuplicate: boolean
}

/** Finds the recipients behind one, and locks their contacts. */
export async function findNextRecipients(
  tx: Transaction,
  organizationId: string,
  broadcast: { readonly id: string; readonly phone_number_id: string; readonly made_until: string },
  limit: number,
): Promise<NextRecipient[]> {
  const next = await tx.query(nextStatement, [organizationId, broadcast.id, broadcast.made_until, limit])
  const keys = next.flatMap(({ key }) => key ?? [])
  const contacts = await tx.query(lockStatement, [organizationId, broadcast.phone_number_id, keys])
  const known = new Map(contacts.map(({ key, ...contact }) => [key, contact]))
  const renamed = contacts.filter(({ key, id }) => key !== id).map(({ id }) => id)
  const gone = keys.filter((key) => isContactId(key) && !known.has(key))
  const ids = contacts.map(({ id }) => id)
  const found = await tx.query(takenStatement, [organizationId, broadcast.id, renamed, gone, ids])
  const keysOf = (rows: typeof found) => new Set(rows.map((row) => row.key))
  const taken = keysOf(found.filter(({ has_message }) => !has_message))
  const served = keysOf(found.filter(({ has_message }) => has_message))
  return next.map((recipient) => {
    const { key } = recipient
    const contact = key === null ? undefined : known.get(key)
    const isGone = key !== null && contact === undefined && isContactId(key)
    const isRenamed = contact !== undefined && contact.id !== key
    const isServed = contact !== undefined && served.has(contact.id)
    const isDuplicate = isServed || (isRenamed ? taken.has(contact.id) : isGone && taken.has(key))
    // Of two in one batch, the first one gets the message.
    if (isRenamed) taken.add(contact.id)
    return { ...recipient, contact, isGone, isDuplicate }
  })
}

function isContactId(key: string): boolean {
  return key.startsWith('ctc_')
}
