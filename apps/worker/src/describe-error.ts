/** One line for people: an AggregateError (what a refused connection is) has an empty message of its own. */
export function describeError(error: Error): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : undefined
  const text = error.message || inner?.message || error.name
  return text.replace(/\s+/g, ' ')
}
