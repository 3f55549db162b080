import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ProviderFile, ProviderMedia } from '../media.ts'
import { parseJson } from '../parse-json.ts'
import type { DownloadOutcome } from '../provider.ts'
import { type Call, exchange, readText, tooLong } from './call.ts'
import { refusalOf } from './failures.ts'

/** A file as multipart. */
export function uploadForm({ bytes, mimeType, filename }: ProviderFile): FormData {
  const form = new FormData()
  form.set('messaging_product', 'whatsapp')
  form.set('type', mimeType)
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mimeType }), filename)
  return form
}

/** The provider's response to an upload. */
export const uploadResponse = z.object({ id: z.string().min(1) })

/** The provider's description of a file. */
export const mediaResponse = z
  .object({
    url: z.url(),
    mime_type: z.string().min(1),
    sha256: z.string().min(1),
    file_size: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]),
  })
  .transform(
    ({ url, mime_type, sha256, file_size }): ProviderMedia => ({ url, mimeType: mime_type, sha256, size: file_size }),
  )

/**
 * Whether a file's URL is at the provider, so that the token may be sent there: the configured origin, or a
 * media host of the provider.
 */
export function isMediaAddress(text: string, base: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.origin === new URL(base).origin) return true
  return (
    url.protocol === 'https:' && url.port === '' && /(^|\.)(fbsbx\.com|fbcdn\.net|whatsapp\.net)$/.test(url.hostname)
  )
}

/** Downloads a file and computes its hash. */
export async function download(
  request: Call,
  maxBytes: number,
  write: (chunk: Uint8Array) => Promise<void> | void,
): Promise<DownloadOutcome> {
  let writing: { readonly error: unknown } | undefined
  const outcome = await exchange(request, async (response): Promise<DownloadOutcome> => {
    if (response.status !== 200) return noFile(response)
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) return tooLarge(maxBytes)
      hash.update(chunk)
      try {
        await write(chunk)
      } catch (error) {
        writing = { error }
        throw error
      }
    }
    const mimeType = response.headers.get('Content-Type')
    return { ok: true, value: { mimeType, size, sha256: hash.digest('hex') } }
  })
  if (writing !== undefined) throw writing.error
  return outcome
}

/** The response is always read, so that its connection becomes free. */
async function noFile(response: Response): Promise<DownloadOutcome> {
  const { status } = response
  const text = await readText(response.body)
  if (status === 404) return expired()
  return text === undefined ? tooLong(status) : refusalOf(status, parseJson(text))
}

function expired(): DownloadOutcome {
  return { ok: false, failure: { kind: 'expired', message: 'the address has expired' } }
}

function tooLarge(maxBytes: number): DownloadOutcome {
  return { ok: false, failure: { kind: 'too_large', message: `more than ${maxBytes} bytes` } }
}
