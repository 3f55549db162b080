import { z } from 'zod'
import { fileTypes } from '../media-store.ts'
import type { State } from '../state.ts'

const fileInput = z.looseObject({
  base64: z.base64().optional(),
  mime_type: z.string().min(1).default('application/octet-stream'),
  filename: z.string().min(1).optional(),
})
const anyFile = z.looseObject({ file: fileInput, caption: z.string().optional() })

/** A `file` of any kind becomes the content of the type that it has. */
export function withTypeOfFile<Input extends object>(input: Input): Input {
  const given = anyFile.safeParse(input).data
  if (given === undefined) return input
  const { file, caption, ...rest } = given
  const [kind = ''] = file.mime_type.split('/')
  const type = ['image', 'video', 'audio'].includes(kind) ? kind : 'document'
  const { filename, ...others } = file
  const named = type === 'document' ? { filename } : {}
  return { ...(rest as unknown as Input), type, [type]: { ...others, ...named, ...(type !== 'audio' && { caption }) } }
}

/** Stores a file given as `base64`, and replaces it in the message by its id and URL. */
export function withFile(state: State, phoneNumberId: string, type: string, rest: Record<string, unknown>) {
  if (!fileTypes.has(type)) return rest
  const { base64, mime_type: mimeType, ...others } = fileInput.parse(rest[type] ?? {})
  if (base64 === undefined) return rest
  const bytes = Buffer.from(base64, 'base64')
  const { id, sha256 } = state.media.add({ phoneNumberId, bytes, mimeType, filename: others.filename }, 'customer')
  const url = state.media.addressOf(id)
  return {
    ...rest,
    [type]: { ...others, mime_type: mimeType, sha256: Buffer.from(sha256, 'hex').toString('base64'), id, url },
  }
}
