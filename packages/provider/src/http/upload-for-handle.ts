import { z } from 'zod'
import type { StreamedFile } from '../media.ts'
import type { Call } from './call.ts'

/** The query that begins an upload. */
export function describeUpload({ size, mimeType, filename }: StreamedFile): Readonly<Record<string, string>> {
  return { file_name: filename, file_length: String(size), file_type: mimeType }
}

/** Of one upload, such as `upload:MTphd…?sig=ARZ…`. */
export const uploadSession = z.object({ id: z.string().regex(/^upload:[^\s#]+$/) })

/** The call with the bytes. It starts at the first one: a broken upload is begun anew. */
export function bytesOf({ size, content }: StreamedFile, token: string): Pick<Call, 'method' | 'headers' | 'body'> {
  // The provider documents this scheme for these calls only.
  const Authorization = `OAuth ${token}`
  const type = { 'Content-Type': 'application/octet-stream', 'Content-Length': String(size) }
  return { method: 'POST', headers: { Authorization, ...type, file_offset: '0' }, body: content }
}

/** The response to the bytes. */
export const uploadedHandle = z.object({ h: z.string().min(1) }).transform(({ h: handle }) => ({ handle }))
