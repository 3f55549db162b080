import type { MediaFile } from '@channel/core/media'
import { create as contentDisposition } from 'content-disposition'
import { mediaTypeOf } from './media-type.ts'

const maxNameLength = 120

/** A browser shows an untrusted file as its declared type or saves it, and never executes it. */
export const untrustedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Referrer-Policy': 'no-referrer',
} as const

/** The headers of a file, or of a part of it. */
export function fileHeaders(file: MediaFile) {
  const { inline, extensions } = mediaTypeOf(file.mime_type)
  return {
    ETag: etagOf(file),
    'Accept-Ranges': 'bytes',
    'Content-Disposition': contentDisposition(safeName(file.filename, extensions), {
      type: inline ? 'inline' : 'attachment',
    }),
  } as const
}

/** A strong tag: the bytes never change. */
export function etagOf({ sha256 }: Pick<MediaFile, 'sha256'>): string {
  return `"${sha256}"`
}

/**
 * The sender's file name, without characters that could change the path, hide the extension, or break a file
 * system. Its extension is one of the type that the file is served as, because systems open a saved file by its extension.
 */
function safeName(filename: string | null, extensions: readonly string[]): string {
  const [extension = ''] = extensions
  const last = (filename ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*%;]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  if (plain === '') return `file${extension}`
  const isOfType = extensions.length === 0 || extensions.some((each) => plain.toLowerCase().endsWith(each))
  const named = isOfType ? plain : `${plain}${extension}`
  const characters = [...named]
  return characters.length <= maxNameLength ? named : shortened(characters)
}

/** Keeps the extension, which shows the type. */
function shortened(characters: readonly string[]): string {
  const end = characters.slice(-20).join('')
  const extension = /\.[^.]{1,10}$/.exec(end)?.[0] ?? ''
  return characters.slice(0, maxNameLength - [...extension].length).join('') + extension
}
