export const redacted = '[redacted]'

/** Text after redaction, at most this many characters: an error may quote a whole response. */
const maxLength = 16_384

/** Each pattern keeps what its first group matches. */
const patterns: readonly RegExp[] = [
  // API keys, webhook secrets, and webhook signatures.
  /()\bchn_[a-z]+_[\w-]{8,}/gi,
  /()whsec_[\w+/=-]{8,}/gi,
  /()\bv1a?,[A-Za-z0-9+/]{20,}={0,2}/g,
  /(\bauthorization["']?\s*[:=]\s*["']?)(?:[a-z][a-z-]*\s+)?[^\s"',;]+/gi,
  /(\b(?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi,
  // A header that fetch rejects, such as a token with a line break.
  /(\bHeaders\.\w+: )"[\s\S]{0,2000}?"(?= is an invalid header value)/g,
  // The password of a URL. It may itself contain a slash or an @.
  /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/?#"']{0,200}:)[^\s"'<>]{1,300}(?=@)/gi,
  /(\b(?:password|client_secret|app_secret|appsecret_proof|(?:access|verify|input|setup)_token)["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi,
  /([?&]code=)[^\s"'&]+/gi,
  // The provider's tokens: of an account, and of the app (its id and its secret).
  /()\bEAA[A-Za-z0-9]{16,}/g,
  /()\b\d{6,20}\|[\w-]{8,}/g,
  /(\/setup\/)(?!callback\b|result\b)[\w-]{8,}/g,
  // 32 random bytes in base64url, as setup tokens and generated secrets are.
  /()(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g,
  // Phone numbers, if written with a plus sign.
  /()\+[1-9](?:[ -]?\d){6,14}(?!\d)/g,
]

/**
 * Removes credentials and phone numbers from a text.
 *
 * @param confidential texts to remove wherever they occur
 */
export function redactText(text: string, confidential: readonly string[] = []): string {
  let shown = text
  for (const secret of confidential) shown = shown.replaceAll(secret, redacted)
  for (const pattern of patterns) shown = shown.replace(pattern, `$1${redacted}`)
  return shown.length <= maxLength ? shown : `${shown.slice(0, maxLength)}…`
}
