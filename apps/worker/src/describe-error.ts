/** Describes an error in one line. An AggregateError, such as a refused connection, has an empty message of its own. */
export function describeError(error: Error): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : undefined
  const text = error.message || inner?.message || error.name
  return text.replace(/\s+/g, ' ')
}
