import { statement, type Transaction } from '@channel/db'
import { inboxChannels } from './inbox-channel.ts'

const wakeStatement = statement(
  'wake_waiting_webhooks',
  `UPDATE provider_webhooks SET next_attempt_at = statement_timestamp()
   WHERE unconnected_phone_number_ids @> ARRAY[$1::text] AND next_attempt_at IS NOT NULL
   RETURNING is_history`,
)

/** Makes the webhooks due that were received for a number before it was connected. */
export function wakeWaitingWebhooks(tx: Transaction, phoneNumberId: string): void {
  tx.enqueue(wakeStatement, [phoneNumberId], (woken) => {
    for (const { is_history } of woken) tx.hint(inboxChannels[is_history ? 'history' : 'inbox'], '')
  })
}
