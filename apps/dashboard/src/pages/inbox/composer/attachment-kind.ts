import { text } from '../../../messages/text.ts'
import { formatBytes } from '../format-bytes.ts'

/** How the contact gets a file: the type of its message. */
export type AttachmentKind = 'image' | 'video' | 'audio' | 'document' | 'sticker'

const mebibyte = 1024 * 1024

/** The types that the provider shows in the chat. Any other type is sent as a document. */
const kinds: readonly (readonly [pattern: RegExp, kind: AttachmentKind])[] = [
  [/^image\/(?:jpeg|png)$/, 'image'],
  [/^image\/webp$/, 'sticker'],
  [/^video\/(?:mp4|3gpp)$/, 'video'],
  [/^audio\/(?:aac|amr|mpeg|mp4|ogg)$/, 'audio'],
]

/** The limits in bytes by media type, as the operation that uploads a file documents them. */
const limits: readonly (readonly [pattern: RegExp, maxBytes: number])[] = [
  [/^image\/webp$/, 500 * 1024],
  [/^image\//, 5 * mebibyte],
  [/^(?:audio|video)\//, 16 * mebibyte],
  [/^/, 100 * mebibyte],
]

type FileFacts = Pick<File, 'type' | 'size'>

export function attachmentKind({ type }: Pick<File, 'type'>): AttachmentKind {
  return kinds.find(([pattern]) => pattern.test(mimeType(type)))?.[1] ?? 'document'
}

/** Why a file cannot be sent, in words; undefined if it can. */
export function attachmentProblem(file: FileFacts): string | undefined {
  if (file.size === 0) return text.composer.attach.empty
  const max = limits.find(([pattern]) => pattern.test(mimeType(file.type)))?.[1] ?? 0
  if (file.size <= max) return undefined
  return text.composer.attach.tooLarge(text.composer.attach.kinds[attachmentKind(file)], formatBytes(max))
}

/** `audio/ogg; codecs=opus` without its parameters. */
function mimeType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}
