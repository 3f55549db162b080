/** The body of a measured create: valid, with a unique number for each `sequence` below 10^8. */
export function contactBody(from: string, sequence: number): string {
  return JSON.stringify({
    from,
    phone_number: `+49151${String(sequence).padStart(8, '0')}`,
    name: `Ana Souza ${sequence}`,
    email: `ana.souza.${sequence}@example.com`,
    metadata: { source: 'import', tier: 'gold', visits: 12 },
  })
}

/** A typical key, as long as a UUID; one for each contact number. */
export function idempotencyKey(number: number): string {
  return `6f1c9a52-7c0e-4c55-9d1b-${String(number).padStart(12, '0')}`
}
