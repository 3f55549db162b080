/** Writes a notice for the operator, which concerns no single request, to stderr as one JSON line. */
export function logNotice(message: string): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'warn', message })}\n`)
}
