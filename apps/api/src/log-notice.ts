/** Writes to stderr, as one JSON line, what an operator should know and no request is to blame for. */
export function logNotice(message: string): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'warn', message })}\n`)
}
