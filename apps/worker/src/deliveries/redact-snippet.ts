const redacted = '[redacted]'
/** What a receiver that echoes requests or tells of its own failures may show. */
const credentials = [
  /whsec_[A-Za-z0-9+/_=-]{8,}/g,
  /\bv1a?,[A-Za-z0-9+/]{20,}={0,2}/g,
  /\bchn_[a-z]+_[A-Za-z0-9_-]{8,}/g,
  /\b(?:Bearer|Basic)\s+[A-Za-z0-9._~+/=-]{8,}/gi,
]

/**
 * What is kept of an answer: text without credentials, cut to a number of bytes. What is cut off is redacted too, so that
 * no credential is left in half.
 *
 * @param confidential texts that must not stay in it: the secrets that the request was signed with
 */
export function redactSnippet(bytes: Buffer, confidential: readonly string[], mostBytes: number): string {
  if (bytes.length === 0) return ''
  // PostgreSQL keeps no NUL.
  let text = bytes.toString('utf8').replaceAll('\0', '\ufffd')
  for (const secret of confidential) {
    text = text.replaceAll(secret, redacted).replaceAll(secret.replace(/^whsec_/, ''), redacted)
  }
  for (const pattern of credentials) text = text.replace(pattern, redacted)
  return cutBytes(text, mostBytes)
}

/** Never within a character. */
function cutBytes(text: string, mostBytes: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= mostBytes) return text
  let end = mostBytes
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return bytes.toString('utf8', 0, end)
}
