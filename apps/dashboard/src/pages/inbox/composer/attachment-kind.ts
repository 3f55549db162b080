import { text } from '../../../messages/text.ts'
import { formatBytes } from '../format-bytes.ts'

/** How the contact gets a file: the type of its message. */
export type AttachmentKind = 'image' | 'video' | 'audio' | 'document' | 'sticker'

const mebibyte = 1024 * 1024

/**
 * The kind of a file and its limit in bytes, by its media type. The provider shows these kinds in the chat; any other type is
 * sent as a document. The limits are those that the operation that uploads a file documents.
 */
const rules: readonly (readonly [pattern: RegExp, kind: AttachmentKind, maxBytes: number])[] = [
  [/^image\/webp$/, 'sticker', 500 * 1024],
  [/^image\/(?:jpeg|png)$/, 'image', 5 * mebibyte],
  [/^image\//, 'document', 5 * mebibyte],
  [/^video\/(?:mp4|3gpp)$/, 'video', 16 * mebibyte],
  [/^audio\/(?:aac|amr|mpeg|mp4|ogg)$/, 'audio', 16 * mebibyte],
  [/^(?:audio|video)\//, 'document', 16 * mebibyte],
  [/^/, 'document', 100 * mebibyte],
]

export function attachmentKind({ type }: Pick<File, 'type'>): AttachmentKind {
  return ruleOf(type)[1]
}

/** Why a file cannot be sent, in words; undefined if it can. */
export function attachmentProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (size === 0) return text.composer.attach.empty
  const [, kind, max] = ruleOf(type)
  return size <= max ? undefined : text.composer.attach.tooLarge(text.composer.attach.kinds[kind], formatBytes(max))
}

/** @param type may have parameters: `audio/ogg; codecs=opus` */
function ruleOf(type: string) {
  const mimeType = (type.split(';')[0] ?? '').trim().toLowerCase()
  return rules.find(([pattern]) => pattern.test(mimeType))!
}
