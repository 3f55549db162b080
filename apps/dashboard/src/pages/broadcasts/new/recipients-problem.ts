import { broadcastsText } from '../../../messages/broadcasts.ts'
import type { CheckedRows } from '../recipients/check-rows.ts'
import { maxRecipients } from '../recipients/recipient-table.ts'
import type { Recipients } from './use-recipients.ts'

const labels = broadcastsText.new

/** Why the recipients cannot be used; undefined if they can. */
export function recipientsProblem(
  { kind, labelId, typed, file, fileProblem, table }: Recipients,
  checked: CheckedRows | undefined,
): string | undefined {
  if (kind === 'label') return labelId === null ? labels.labelMissing : undefined
  if (kind === 'numbers' && typed.trim() === '') return labels.numbersMissing
  if (kind === 'file' && file === undefined) return labels.fileMissing
  if (kind === 'file' && fileProblem !== undefined) return fileProblem
  if (table === undefined) return labels.reading
  if (table.rows.length === 0) return labels.fileEmpty
  if (table.rows.length > maxRecipients) return labels.tooMany(maxRecipients)
  if (checked === undefined) return labels.checking
  return checked.rows.length === 0 ? labels.noneValid : undefined
}
