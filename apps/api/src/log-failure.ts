/**
 * Writes an unexpected error to stderr as one JSON line: time, request id, message, stack and causes. It is the
 * only trace of a 500, whose response has no details.
 */
export function logFailure(requestId: string, error: unknown): void {
  const line = { time: new Date().toISOString(), level: 'error', request_id: requestId, ...describe(error) }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

function describe(error: unknown): { message: string; stack?: string; cause?: object } {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  }
}
