const tag = /^\s*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")\s*(?:,|$)/

/**
 * Whether an `If-None-Match` matches the tag, compared weakly (RFC 9110, 13.1.2): a list of tags, weak or strong,
 * or `*`. Text from the first invalid tag on is ignored.
 */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  let rest = ifNoneMatch
  for (let match = tag.exec(rest); match !== null; match = tag.exec(rest)) {
    if (match[1] === opaque) return true
    rest = rest.slice(match[0].length)
  }
  return false
}
