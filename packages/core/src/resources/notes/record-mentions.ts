import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import type { Author, Scope } from '../../mechanisms/scope/index.ts'
import { mentionedUsers } from './mentioned-users.ts'

/** Max users that a note mentions. */
const maxMentions = 50

const findUsers = statement(
  'find_mentioned_users',
  'SELECT id FROM users WHERE organization_id = $1 AND id = ANY ($2) FOR KEY SHARE',
)
const insertStatement = statement(
  'record_mentions',
  `INSERT INTO note_mentions (organization_id, note_id, user_id) SELECT $1, $2, user_id FROM unnest($3::text[]) AS user_id
   ON CONFLICT DO NOTHING`,
)
const withdrawStatement = statement(
  'withdraw_mentions',
  'DELETE FROM note_mentions WHERE organization_id = $1 AND note_id = $2 AND user_id <> ALL ($3)',
)

/**
 * Requires that the mentioned users belong to the organization.
 *
 * @throws ApiError `invalid_field_value`
 */
export async function requireMentionedUsers(
  tx: Transaction,
  { organizationId }: Pick<Scope, 'organizationId'>,
  text: string,
): Promise<readonly string[]> {
  const named = mentionedUsers(text)
  if (named.length > maxMentions) throw invalidField('text', `A note can mention at most ${maxMentions} users.`)
  if (named.length === 0) return named
  const found = await tx.query(findUsers, [organizationId, named])
  const unknown = named.find((user) => !found.some(({ id }) => id === user))
  if (unknown !== undefined) throw invalidField('text', `Your organization has no user ${unknown}.`)
  return named
}

/** Notifies each mentioned user once, except the author, and withdraws other mentions. */
export function recordMentions(
  tx: Transaction,
  { organizationId }: Pick<Scope, 'organizationId'>,
  noteId: string,
  users: readonly string[],
  author: Author,
): void {
  const others = users.filter((id) => author.type !== 'user' || id !== author.id)
  tx.enqueue(withdrawStatement, [organizationId, noteId, others])
  if (others.length > 0) tx.enqueue(insertStatement, [organizationId, noteId, others])
}
