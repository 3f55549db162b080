import { type components, unwrap, withRetries } from '@channel/client'
import { sendForm } from './send-form.ts'

type Media = components['schemas']['Media']
type MediaResponse = components['schemas']['MediaResponse']

/** Long enough for a large file on a slow line. */
const timeoutMs = 30 * 60_000

interface UploadOptions {
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  /** Called with a part of 1 while the file is sent. */
  readonly onProgress: (part: number) => void
}

/**
 * Uploads a file that messages of a number can then send. The client cannot: `fetch` reports no progress.
 *
 * @throws the client's errors, and the reason of the signal
 */
export async function uploadFile(phoneNumberId: string, file: File, options: UploadOptions): Promise<Media> {
  const { idempotencyKey, signal, onProgress } = options
  const form = new FormData()
  form.set('file', file, file.name)
  const request = new Request(`${location.origin}/dashboard/v1/${encodeURIComponent(phoneNumberId)}/media`, {
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  const send = (attempt: Request) => sendForm(attempt, form, onProgress)
  const response = await withRetries(send, { timeoutMs, totalTimeoutMs: timeoutMs }, signal)(request)
  const body: unknown = await response.json().catch(() => undefined)
  const result = response.ok ? { data: body as MediaResponse, response } : { error: body, response }
  return unwrap<MediaResponse>(result).data
}
