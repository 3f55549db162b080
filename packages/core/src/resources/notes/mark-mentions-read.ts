import type { MarkMentionsReadInput, ReadMentions } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const markStatement = statement(
  'mark_mentions_read',
  `UPDATE note_mentions SET read_at = statement_timestamp()
   WHERE organization_id = $1 AND user_id = $2 AND read_at IS NULL AND ($3::text[] IS NULL OR note_id = ANY ($3))`,
)

/** Marks mentions of a user as read, all without ids. Others are ignored. */
export async function markMentionsRead(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<MarkMentionsReadInput, 'body'>,
  { userId }: { readonly userId: string },
): Promise<ReadMentions> {
  const { ids, ...rest } = body
  noOtherFields(rest)
  const count = await tx.execute(markStatement, [scope.organizationId, userId, ids ?? null])
  return { object: 'read_mentions', count }
}
