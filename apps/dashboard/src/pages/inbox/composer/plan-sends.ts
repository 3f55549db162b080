import type { components } from '@channel/client'
import type { AttachmentKind } from './attachment-kind.ts'

type MessageSend = components['schemas']['MessageSend']

export const maxTextLength = 4096
const maxCaptionLength = 1024
const maxFileNameLength = 240

export interface PlannedFile {
  readonly id: string
  readonly kind: AttachmentKind
  readonly name: string
}

export interface PlannedSend {
  /** The file that it needs, which may still be uploading. */
  readonly file: PlannedFile | undefined
  /** The text of the field that it takes; undefined if another message takes it. */
  readonly text: string | undefined
}

/** Lengths count code points, as the API does. */
export function lengthOf(text: string): number {
  return [...text].length
}

/**
 * The messages for a text and files, in order. The text is the caption of the first file that can have one; else, or if it is
 * too long for a caption, it is a message of its own before the files.
 */
export function planSends(text: string, files: readonly PlannedFile[]): readonly PlannedSend[] {
  const trimmed = text.trim()
  const captioned = captionedFile(trimmed, files)
  const first = trimmed !== '' && captioned === undefined ? [{ file: undefined, text: trimmed }] : []
  return [...first, ...files.map((file) => ({ file, text: file === captioned ? trimmed : undefined }))]
}

/** The file whose caption the text is. */
export function captionedFile(text: string, files: readonly PlannedFile[]): PlannedFile | undefined {
  if (text.trim() === '' || lengthOf(text.trim()) > maxCaptionLength) return undefined
  return files.find(({ kind }) => kind !== 'audio' && kind !== 'sticker')
}

interface SendContext {
  readonly conversation_id: string
  readonly reply_to_message_id?: string
  readonly send_at?: string
}

/** The body of the request for a planned message. @param mediaId of its file */
export function sendBody({ file, text }: PlannedSend, mediaId: string, context: SendContext): MessageSend {
  if (file === undefined) {
    const body = text ?? ''
    const hasLink = /https?:\/\//i.test(body)
    return { ...context, type: 'text', text: { body, ...(hasLink && { preview_url: true }) } }
  }
  const content = {
    media_id: mediaId,
    ...(text !== undefined && { caption: text }),
    ...(file.kind === 'document' && { filename: shortName(file.name) }),
  }
  return { ...context, type: file.kind, [file.kind]: content } as MessageSend
}

/** The beginning of a long name, with its extension. */
function shortName(name: string): string {
  const characters = [...name]
  if (characters.length <= maxFileNameLength) return name
  const extension = /\.[^.]{1,16}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, maxFileNameLength - lengthOf(extension)).join('') + extension
}
