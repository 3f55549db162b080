import { isChannelError } from '@channel/client'
import { channel } from '../../client.ts'
import { describeError } from '../../components/error-notice.tsx'
import type { ImportedRow } from './contact-csv.ts'

const concurrency = 4

/** A row that was not imported, and why. */
interface FailedRow extends ImportedRow {
  readonly reason: string
}

export interface ImportResult {
  readonly created: number
  /** Rows whose number is a contact already. They stay as they are. */
  readonly existing: number
  readonly failed: readonly FailedRow[]
}

/**
 * Creates a contact for each row. Rows that fail do not stop the others.
 *
 * @param onProgress called with the number of rows done
 * @param signal stops it before the next row
 */
export async function importContacts(
  phoneNumberId: string,
  rows: readonly ImportedRow[],
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<ImportResult> {
  const result = { created: 0, existing: 0, failed: [] as FailedRow[] }
  const queue = rows.values()
  let done = 0
  const work = async () => {
    for (const row of queue) {
      if (signal.aborted) return
      const { line: _line, ...body } = row
      try {
        await channel.contacts.createInAccount(phoneNumberId, body)
        result.created += 1
      } catch (error) {
        // With the session gone or without permission, no row can succeed.
        if (isChannelError(error) && (error.status === 401 || error.status === 403)) throw error
        if (isDuplicate(error)) result.existing += 1
        else result.failed.push({ ...row, reason: describeError(error).message })
      }
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { ...result, failed: result.failed.sort((one, other) => one.line - other.line) }
}

/** A phone number that is malformed has another code. */
function isDuplicate(error: unknown): boolean {
  return isChannelError(error) && error.param === 'phone_number' && error.code === 'invalid_field_value'
}
