import { recordHistorySync } from '@channel/core/accounts'
import type { InboundScope } from '@channel/core/mechanisms/scope'
import { attachImportedFile, importMessages } from '@channel/core/messages'
import type { Transaction } from '@channel/db'
import type { ProviderUpdate } from '@channel/provider'
import { requireIdentified } from './require-identified.ts'
import { historyFrom, mediaFrom, senderFrom } from './to-inbound.ts'

type HistoryUpdate = Extract<
  ProviderUpdate,
  { kind: 'history' | 'history_file' | 'history_progress' | 'history_declined' }
>

/**
 * Applies a part of a history.
 *
 * @returns `early` for the file of a message that has not been imported yet
 * @throws UnusableUpdate
 */
export async function applyHistory(
  tx: Transaction,
  scope: InboundScope,
  update: HistoryUpdate,
): Promise<'done' | 'early'> {
  const { phoneNumberId: phone_number_id } = update
  switch (update.kind) {
    case 'history': {
      requireIdentified(senderFrom(update.contact))
      await importMessages(tx, scope, historyFrom(update))
      return 'done'
    }
    case 'history_file': {
      const { id: provider_message_id, type, content, media } = update.message
      if (media === null) return 'done'
      const file = { phone_number_id, provider_message_id, type, content, media: mediaFrom(media) }
      return (await attachImportedFile(tx, scope, file)) ? 'done' : 'early'
    }
    case 'history_progress': {
      const { phase, progress } = update
      await recordHistorySync(tx, scope, phone_number_id, { status: 'importing', phase, progress })
      return 'done'
    }
    case 'history_declined':
      await recordHistorySync(tx, scope, phone_number_id, { status: 'declined' })
      return 'done'
  }
}
