import { randomInt } from 'node:crypto'

// phone_number_ids are unique across organizations, and tests share a database.

/** A phone_number_id that no other test uses. */
export function newPhoneNumberId(): string {
  return `${randomInt(1, 1e9)}${String(randomInt(1e9)).padStart(9, '0')}`.padStart(6, '1')
}

/** A random German mobile number, most likely unique. */
export function newPhoneNumber(): string {
  return `+49151${String(randomInt(1e8)).padStart(8, '0')}`
}
