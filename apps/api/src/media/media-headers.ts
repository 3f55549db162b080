import type { MediaFile } from '@channel/core'
import { create as contentDisposition } from 'content-disposition'
import { mediaTypeOf } from './media-type.ts'

const longestName = 120
// What a name ever is, a file is never changed. A day, since nobody can take back what caches hold when it is deleted.
const cacheControl = 'public, max-age=86400, immutable'

/**
 * The headers of a file that a stranger sent: whatever is in it, a browser shows it as what it is called, or saves it, and
 * runs nothing of it.
 */
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

/** Strong: the same bytes, always. */
export function etagOf({ sha256 }: Pick<MediaFile, 'sha256'>): string {
  return `"${sha256}"`
}

/** What the sender called it, without what could lead elsewhere, hide its end, or surprise a file system. */
function safeName(told: string | null, extension: string): string {
  const last = (told ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*%;]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const characters = [...plain]
  if (characters.length === 0) return `file${extension}`
  return characters.length <= longestName ? plain : shortened(characters)
}

/** Its end tells what it is. */
function shortened(characters: readonly string[]): string {
  const end = characters.slice(-20).join('')
  const extension = /\.[^.]{1,10}$/.exec(end)?.[0] ?? ''
  return characters.slice(0, longestName - [...extension].length).join('') + extension
}
