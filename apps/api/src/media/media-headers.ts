import type { MediaFile } from '@channel/core/media'
import { create as contentDisposition } from 'content-disposition'
import { mediaTypeOf } from './media-type.ts'

const maxNameLength = 120
// A file never changes under its name. Cached for only a day, because a deleted file cannot be removed from caches.
const cacheControl = 'public, max-age=86400, immutable'

/** The headers of an untrusted file: a browser shows it as its declared type or saves it, and never executes it. */
export function mediaHeaders(file: MediaFile): Record<string, string> {
  const { contentType, inline, extension } = mediaTypeOf(file.mime_type)
  return {
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(safeName(file.filename, extension), {
      type: inline ? 'inline' : 'attachment',
    }),
    ETag: etagOf(file),
    'Cache-Control': cacheControl,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  }
}

/** A strong tag: the bytes never change. */
export function etagOf({ sha256 }: Pick<MediaFile, 'sha256'>): string {
  return `"${sha256}"`
}

/**
 * The sender's file name, without characters that could change the path, hide the extension, or break a file
 * system.
 */
function safeName(filename: string | null, extension: string): string {
  const last = (filename ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*%;]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const characters = [...plain]
  if (characters.length === 0) return `file${extension}`
  return characters.length <= maxNameLength ? plain : shortened(characters)
}

/** Keeps the extension, which shows the type. */
function shortened(characters: readonly string[]): string {
  const end = characters.slice(-20).join('')
  const extension = /\.[^.]{1,10}$/.exec(end)?.[0] ?? ''
  return characters.slice(0, maxNameLength - [...extension].length).join('') + extension
}
