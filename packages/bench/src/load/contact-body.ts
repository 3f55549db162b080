/** The body of the create that the bench measures: valid, and with a number of its own for each `sequence` below 10^8. */
export function contactBody(from: string, sequence: number): string {
  return JSON.stringify({
    from,
    phone_number: `+49151${String(sequence).padStart(8, '0')}`,
    name: `Ana Souza ${sequence}`,
    email: `ana.souza.${sequence}@example.com`,
    metadata: { source: 'import', tier: 'gold', visits: 12 },
  })
}
