import type { ByteRange } from '@channel/media-store'

/** The requested bytes: all, a part, or none if the file does not have them. */
export type RequestedRange = 'all' | 'none' | ByteRange

/**
 * Parses `Range` and `If-Range` of a GET (RFC 9110, 14). Invalid ranges, multiple parts, and parts of another
 * version get the whole file, which the RFC allows.
 *
 * @param etag the strong tag of the current file
 */
export function requestedRange(
  range: string | undefined,
  ifRange: string | undefined,
  { size, etag }: { readonly size: number; readonly etag: string },
): RequestedRange {
  if (range === undefined || (ifRange !== undefined && ifRange.trim() !== etag)) return 'all'
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range.trim()) ?? []
  if (from === '') return to === '' ? 'all' : lastBytes(Number(to), size)
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < start) return 'all'
  return start < size ? { start, end } : 'none'
}

/** A shorter file is returned completely. */
function lastBytes(count: number, size: number): RequestedRange {
  return count === 0 || size === 0 ? 'none' : { start: Math.max(0, size - count), end: size - 1 }
}
