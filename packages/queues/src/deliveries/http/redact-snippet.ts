const redacted = '[redacted]'
/** Credentials in the response of a receiver that echoes requests or shows its own errors. */
const credentials = [
  /whsec_[A-Za-z0-9+/_=-]{8,}/g,
  /\bv1a?,[A-Za-z0-9+/]{20,}={0,2}/g,
  /\bchn_[a-z]+_[A-Za-z0-9_-]{8,}/g,
  /\b(?:Bearer|Basic)\s+[A-Za-z0-9._~+/=-]{8,}/gi,
]

/**
 * The stored part of a response: text without credentials, truncated to a number of bytes. It is redacted before it is
 * truncated, so that no part of a credential remains.
 *
 * @param confidential texts to remove: the secrets that signed the request
 */
export function redactSnippet(bytes: Buffer, confidential: readonly string[], maxBytes: number): string {
  if (bytes.length === 0) return ''
  // PostgreSQL stores no NUL.
  let text = bytes.toString('utf8').replaceAll('\0', '\ufffd')
  for (const secret of confidential) {
    text = text.replaceAll(secret, redacted).replaceAll(secret.replace(/^whsec_/, ''), redacted)
  }
  for (const pattern of credentials) text = text.replace(pattern, redacted)
  return cutBytes(text, maxBytes)
}

/** Never cuts within a character. */
function cutBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= maxBytes) return text
  let end = maxBytes
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return bytes.toString('utf8', 0, end)
}
