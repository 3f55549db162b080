import { z } from 'zod'
import type { ProviderFile } from '../media.ts'
import type { Call } from './call.ts'

/** The query that begins an upload. */
export function describeUpload({ bytes, mimeType, filename }: ProviderFile): Readonly<Record<string, string>> {
  return { file_name: filename, file_length: String(bytes.length), file_type: mimeType }
}

/** Of one upload, such as `upload:MTphd…?sig=ARZ…`. */
export const uploadSession = z.object({ id: z.string().regex(/^upload:[^\s#]+$/) })

/** The call with the bytes. It starts at the first one: a broken upload is begun anew. */
export function bytesOf({ bytes }: ProviderFile, token: string): Pick<Call, 'method' | 'headers' | 'body'> {
  // The provider documents this scheme for these calls only.
  const headers = { Authorization: `OAuth ${token}`, 'Content-Type': 'application/octet-stream', file_offset: '0' }
  return { method: 'POST', headers, body: bytes }
}

/** The response to the bytes. */
export const uploadedHandle = z.object({ h: z.string().min(1) }).transform(({ h: handle }) => ({ handle }))
