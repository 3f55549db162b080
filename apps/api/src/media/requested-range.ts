/** Which bytes are asked for: all of them, a part, or one that the file does not have. */
export type RequestedRange = 'all' | 'none' | { readonly start: number; readonly end: number }

/**
 * Reads `Range` and `If-Range` of a GET (RFC 9110, 14). What cannot be read, several parts at once, and parts of another
 * version are all answered with the whole file, as they may be.
 *
 * @param etag of the file as it is, strong
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

/** A file that has fewer of them has its all. */
function lastBytes(count: number, size: number): RequestedRange {
  return count === 0 || size === 0 ? 'none' : { start: Math.max(0, size - count), end: size - 1 }
}
