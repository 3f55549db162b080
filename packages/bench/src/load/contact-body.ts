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
