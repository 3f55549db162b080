// Countries that share a country code, such as +1, are told apart only by their ranges.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The country of a phone number, as two letters; null for another kind of address, or a range that is not known. */
export function countryOfPhoneNumber(address: string | null): string | null {
  return parsePhoneNumberFromString(address ?? '')?.country ?? null
}
