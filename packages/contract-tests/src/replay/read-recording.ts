import { readFile } from 'node:fs/promises'
import type { RecordedRequest } from '@channel/contract/recorded-request'

/** A recorded request and its line in the file. */
export interface RecordedLine {
  /** From 1. */
  readonly line: number
  readonly recorded: RecordedRequest
}

/** Reads the file of `npm run -s mock -- --record`. @throws Error in one line if it does not exist, or has another line */
export async function readRecording(file: string): Promise<RecordedLine[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.flatMap((text, index) => {
    if (text.trim() === '') return []
    const recorded = parse(text)
    if (!isRecorded(recorded)) throw new Error(`Line ${index + 1} of ${file} is not a recorded request.`)
    return [{ line: index + 1, recorded }]
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecorded(value: unknown): value is RecordedRequest {
  const { method, path, headers, status } = (value ?? {}) as Partial<RecordedRequest>
  // The key must not be sent to another server.
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path)
  return (
    isPath && typeof method === 'string' && typeof headers === 'object' && headers !== null && Number.isInteger(status)
  )
}
