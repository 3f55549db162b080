/** A typical key, as long as a UUID; one for each contact number. */
export function idempotencyKey(number: number): string {
  return `6f1c9a52-7c0e-4c55-9d1b-${String(number).padStart(12, '0')}`
}
