import type { ConversationLabelLink } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { accountTables } from '../accounts/account-view.ts'
import {
  type PathAccountRow,
  pathAccountColumns,
  pathAccountIs,
  requireUsableAccount,
} from '../accounts/resolve-account.ts'
import { labelNotFound } from '../labels/find-label.ts'
import type { Scope } from '../scope.ts'
import { type ConversationPath, conversationNotFound } from './find-conversation.ts'

const detachStatement = statement(
  'detach_conversation_label',
  `WITH conversation AS MATERIALIZED (
     SELECT conversation.id FROM conversations conversation
     JOIN channel_accounts account ON ${pathAccountIs} AND account.verified
     WHERE conversation.organization_id = $1 AND conversation.phone_number_id = $2 AND conversation.id = $3
   ),
   detached AS (
     DELETE FROM conversation_labels USING conversation
     WHERE conversation_labels.organization_id = $1 AND conversation_id = conversation.id AND label_id = $4
   )
   SELECT ${pathAccountColumns}, conversation.id AS conversation_id, label.id AS label_id
   FROM ${accountTables} LEFT JOIN conversation ON true
   LEFT JOIN labels label ON label.organization_id = $1 AND label.id = $4
   WHERE ${pathAccountIs}`,
)

interface DetachRow extends PathAccountRow {
  readonly conversation_id: string | null
  readonly label_id: string | null
}

/**
 * Detaches a label from a conversation; one that was not attached is no error. One round trip.
 *
 * @throws ApiError `resource_not_found` for account, conversation or label, `channel_number_not_verified`
 */
export async function detachConversationLabel(
  tx: Transaction,
  scope: Scope,
  { params }: { readonly params: ConversationPath & { readonly label_id: string } },
): Promise<ConversationLabelLink> {
  const { phone_number_id, id, label_id } = params
  const [row] = await tx.query<DetachRow>(detachStatement, [scope.organizationId, phone_number_id, id, label_id])
  requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.conversation_id === null) throw conversationNotFound(id)
  if (row.label_id === null) throw labelNotFound(label_id, 'label_id')
  return { conversation_id: id, label_id, attached: false }
}
