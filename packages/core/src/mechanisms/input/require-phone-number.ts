// The small metadata has the lengths of a country's numbers, but not the assigned ranges: ranges change more often than
// the library is updated, and an existing number must not be refused.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { ApiError } from '../errors/index.ts'

const e164 = /^\+[1-9]\d{1,14}$/

/**
 * Requires a phone number in E.164 format that could exist: an assigned country code, a possible length, no trunk prefix.
 * The number is never rewritten.
 *
 * @param param the request field, for the error
 * @throws ApiError `invalid_phone_number`
 */
export function requirePhoneNumber(phoneNumber: string, param: string): void {
  const problem = problemOf(phoneNumber)
  if (problem !== undefined) throw new ApiError('invalid_phone_number', `\`${param}\` ${problem}`, { param })
}

function problemOf(phoneNumber: string): string | undefined {
  if (!e164.test(phoneNumber)) {
    return 'must be a phone number in E.164 format: `+`, the country code and the number, digits only, such as +4915112345678.'
  }
  const parsed = parsePhoneNumberFromString(phoneNumber, { extract: false })
  if (parsed === undefined) return `is not a phone number: ${phoneNumber} does not begin with a known country code.`
  if (!parsed.isPossible()) return `is not a phone number: ${phoneNumber} is too short or too long for its country.`
  if (parsed.number !== phoneNumber) return `is not in E.164 format: write ${phoneNumber} as ${parsed.number}.`
  return undefined
}
