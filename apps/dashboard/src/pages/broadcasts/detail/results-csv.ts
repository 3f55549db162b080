import Papa from 'papaparse'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { type Broadcast, type BroadcastRecipient, reasonText, recipientBadge } from '../broadcast.ts'

type Result = Pick<BroadcastRecipient, 'to' | 'name' | 'status' | 'reason' | 'message_id' | 'contact_id'>

/**
 * The recipients as Excel opens them: with a byte order mark, the words of the page, and the codes of the API beside them. Numbers have no
 * `+`, which a spreadsheet takes for a formula.
 */
export function resultsCsv(recipients: readonly Result[], broadcast: Pick<Broadcast, 'status'>): string {
  const { exported } = broadcastsText.list
  const rows = recipients.map(({ to, name, status, reason, message_id, contact_id }) => [
    to?.replace(/^\+/, '') ?? '',
    name ?? '',
    recipientBadge(status, broadcast).label,
    reason === null ? '' : reasonText(reason),
    status,
    reason ?? '',
    message_id ?? '',
    contact_id ?? '',
  ])
  return `\uFEFF${Papa.unparse({ fields: [...exported], data: rows }, { escapeFormulae: true })}`
}
