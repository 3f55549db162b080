/**
 * Why a text is no phone number; empty if it is one. While it is being typed, it may still be too short.
 */
export function problemOfNumber(text, isTyping = false) {
  const digits = text.replaceAll(/\D/g, '')
  if (!/^\s*\+?[\d\s()./-]*$/.test(text)) return 'A phone number has only digits, spaces and a leading +.'
  if (digits.length > 15) return 'A phone number has at most 15 digits.'
  if (digits.startsWith('0')) return 'Begin with the country code, such as +49, and not with 0.'
  return digits.length < 7 && !isTyping
    ? 'Type a whole phone number with its country code, such as +49 151 12345678.'
    : ''
}

/** Like problemOfNumber, for a phone number or a business-scoped user id. */
export function problemOfCustomer(text, isTyping = false) {
  if (/^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/.test(text)) return ''
  if (isTyping && /^[A-Z]{1,2}$|^[A-Z]{2}\.(E|EN|ENT|ENT\.)?$/.test(text)) return ''
  if (/^[A-Za-z]/.test(text)) return 'A user id is a country code, a period, and letters and digits, such as DE.4711.'
  return problemOfNumber(text, isTyping)
}
