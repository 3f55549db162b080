import { statement, type Transaction } from '@channel/db'
import { currentTime, type DeliveryClock } from '../clock/index.ts'
import { hintSend } from './sends-channel.ts'

const wakeStatement = statement(
  'wake_sends_of_media',
  `UPDATE message_sends SET next_attempt_at = ${currentTime('$1')}
   WHERE organization_id = $2 AND media_id = $3 AND state = 'pending' AND called_at IS NULL AND lease_token IS NULL
     AND next_attempt_at > ${currentTime('$1')}`,
)

/** Makes the messages that wait for a file due at once, after the file was stored or its download failed permanently. */
export async function wakeSendsOfMedia(
  tx: Transaction,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { organization_id, phone_number_id, id }: Readonly<Record<'organization_id' | 'phone_number_id' | 'id', string>>,
): Promise<void> {
  const woken = await tx.execute(wakeStatement, [aheadMs(), organization_id, id])
  if (woken > 0) hintSend(tx, { organization_id, phone_number_id })
}
