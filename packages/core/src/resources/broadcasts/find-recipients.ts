import type { BroadcastTemplate } from '@channel/contract/types'
import { type RowOf, statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type ConversationRow, findConversationsOfContacts } from '../conversations/index.ts'
import { findUsableMedia } from '../messages/index.ts'
import { contactsWithKeys } from './find-contacts-of-recipients.ts'
import { type OwnValues, ownMediaOf } from './template-of.ts'

const next = `FROM broadcast_recipients
   WHERE organization_id = $1 AND broadcast_id = $2 AND id > $3 ORDER BY id LIMIT $4`
// In the order of their ids, so that two broadcasts do not deadlock.
const lockStatement = statement(
  'lock_contacts_of_recipients',
  `WITH next AS MATERIALIZED (SELECT key ${next})
   SELECT known.key, contact.id, contact.name, contact.phone_number, contact.bsuid, contact.blocked, contact.marketing_opted_out_at
   FROM ${contactsWithKeys('$5', 'ARRAY(SELECT key FROM next)')} AS known
   JOIN contacts contact ON contact.organization_id = $1 AND contact.id = known.id
   ORDER BY contact.id FOR NO KEY UPDATE OF contact`,
)
// After their contacts are locked, which may have been erased or merged until then.
const nextStatement = statement('find_next_broadcast_recipients', `SELECT id, key, template ${next} FOR NO KEY UPDATE`)
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

/** The columns of a contact by which its message is judged and made. */
type LockedContact = Omit<RowOf<'lock_contacts_of_recipients'>, 'key'>

/** A recipient whose message is made next, and its contact and conversation, if it has them: locked. */
export interface NextRecipient {
  readonly id: string
  /** Null if it was erased. */
  readonly key: string | null
  readonly template: OwnValues | null
  readonly contact: LockedContact | undefined
  readonly conversation: ConversationRow | undefined
  /** It was named by the id of a contact that does not exist any more. */
  readonly isGone: boolean
  /** Another recipient is the same contact. */
  readonly isDuplicate: boolean
  /** False if its own file was deleted. */
  readonly hasFile: boolean
}

interface BroadcastOfRecipients {
  readonly template: BroadcastTemplate
  readonly id: string
  readonly phone_number_id: string
  readonly made_until: string
}

/** Finds the recipients behind one, and locks them, their contacts and conversations. */
export async function findNextRecipients(
  tx: Transaction,
  scope: Pick<Scope, 'organizationId' | 'mediaBaseUrl'>,
  broadcast: BroadcastOfRecipients,
  limit: number,
): Promise<NextRecipient[]> {
  const { organizationId } = scope
  const { next, contacts } = await lockNext(tx, organizationId, broadcast, limit)
  const keys = next.flatMap(({ key }) => key ?? [])
  const known = new Map(contacts.map(({ key, ...contact }) => [key, contact]))
  const renamed = contacts.filter(({ key, id }) => key !== id).map(({ id }) => id)
  const gone = keys.filter((key) => isContactId(key) && !known.has(key))
  const ids = contacts.map(({ id }) => id)
  const files = ownMediaOf(
    broadcast.template,
    next.map(({ template }) => template),
  )
  const [found, conversations, usable] = await Promise.all([
    tx.query(takenStatement, [organizationId, broadcast.id, renamed, gone, ids]),
    findConversationsOfContacts(tx, scope, ids),
    findUsableMedia(tx, scope, broadcast.phone_number_id, files),
  ])
  const conversationOf = new Map(conversations.map((row) => [row.contact_id, row]))
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
    const conversation = contact && conversationOf.get(contact.id)
    const hasFile = ownMediaOf(broadcast.template, [recipient.template]).every((id) => usable.has(id))
    return { ...recipient, contact, conversation, isGone, isDuplicate, hasFile }
  })
}

/** Finds the next recipients, and locks them and their contacts. */
async function lockNext(
  tx: Transaction,
  organizationId: string,
  { id, phone_number_id, made_until }: BroadcastOfRecipients,
  limit: number,
) {
  const values = [organizationId, id, made_until, limit]
  for (let isRepeated = false; ; isRepeated = true) {
    const [contacts, next] = await Promise.all([
      tx.query(lockStatement, [...values, phone_number_id]),
      tx.query(nextStatement, values),
    ])
    // A contact may have been merged into another one, which is not locked yet, while this waited for its lock.
    const locked = new Set(contacts.map(({ key }) => key))
    const isLocked = ({ key }: (typeof next)[number]) => key === null || locked.has(key) || !isContactId(key)
    if (isRepeated || next.every(isLocked)) return { contacts, next }
  }
}

function isContactId(key: string): boolean {
  return key.startsWith('ctc_')
}
