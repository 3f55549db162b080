import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

export type NumberProblem = 'none' | 'shortened' | 'noCountry' | 'unknownCountry' | 'length'

/** Of E.164, with its `+`. */
const maxLength = 16

/** A number in E.164 form, or the reason why it is invalid. */
export type ParsedNumber = { readonly number: string } | { readonly problem: NumberProblem }

/**
 * A phone number as people and spreadsheets write it. A spreadsheet drops the `+`, writes an apostrophe before it, or shortens the number.
 * It is judged by the rules of the service.
 */
export function parseNumber(written: string): ParsedNumber {
  const compact = written
    .trim()
    .replace(/^'/, '')
    .replaceAll(/[\s()./\u00a0\u2010-\u2015-]/g, '')
  if (/^\d[\d,]*E\+\d+$/i.test(compact)) return { problem: 'shortened' }
  const hasPrefix = /^(?:\+|00)/.test(compact)
  const digits = compact.replace(/^(?:\+|00)/, '')
  if (!/^\d{4,20}$/.test(digits)) return { problem: 'none' }
  if (digits.startsWith('0')) return { problem: 'noCountry' }
  const parsed = parsePhoneNumberFromString(`+${digits}`, { extract: false })
  if (parsed?.isPossible() && parsed.number.length <= maxLength) return { number: parsed.number }
  if (!hasPrefix) return { problem: 'noCountry' }
  return { problem: parsed === undefined ? 'unknownCountry' : 'length' }
}
