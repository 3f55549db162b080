let next = 0

/** A phone number that no other test of this file uses. */
export function newPhoneNumber(): string {
  next++
  return `+4915112${String(next).padStart(6, '0')}`
}
