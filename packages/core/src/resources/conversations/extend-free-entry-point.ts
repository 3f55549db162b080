import type { AccountReference } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { conversationColumns, conversationJoins } from './conversation-view.ts'
import { recordMessageChange } from './record-message-change.ts'

/** The free entry point in which an outbound message was sent. */
export interface FreeEntryReport {
  readonly phone_number_id: string
  readonly provider_message_id: string
  /** Our own id of the message, which finds it while the provider's id is unknown. */
  readonly message_id?: string | null
  /** When it ends, as a timestamp. */
  readonly expires_at: string
}

const lockStatement = statement(
  'find_conversation_of_free_entry',
  `WITH locked AS MATERIALIZED (
     SELECT * FROM conversations
     WHERE organization_id = $1 AND group_id IS NULL AND (free_entry_expires_at < $5) IS NOT FALSE
       AND id = (
         SELECT conversation_id FROM messages
         WHERE organization_id = $1 AND phone_number_id = $2 AND (direction = 'outbound') IS TRUE
           AND (provider_message_id = $3 OR id = $4 AND provider_message_id IS NULL)
         ORDER BY provider_message_id NULLS LAST LIMIT 1
       )
     FOR NO KEY UPDATE
   )
   SELECT ${conversationColumns} FROM locked conversation ${conversationJoins}`,
)
const updateStatement = statement(
  'extend_free_entry_point',
  `UPDATE conversations SET free_entry_expires_at = $3, updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2
   RETURNING free_entry_expires_at, updated_at`,
)

/**
 * Sets until when messages to a contact are free of charge, as the provider says with the status of one of them. Reports may arrive in any
 * order; the end never goes back. Records `conversation.updated`. Call it before the message is locked: conversations come first.
 */
export async function extendFreeEntryPoint(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  { phone_number_id, provider_message_id, message_id, expires_at }: FreeEntryReport,
): Promise<void> {
  const key = [scope.organizationId, phone_number_id, provider_message_id, message_id ?? null]
  const [row] = await tx.query(lockStatement, [...key, expires_at])
  if (row === undefined) return
  // A message of the same contact may be applied at the same time, in this transaction.
  scope.onContactsLocked?.([row.contact_id])
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, expires_at])
  if (updated === undefined) throw new Error('The locked conversation was not found.')
  recordMessageChange(tx, scope, account, { row, isNew: false }, updated)
}
