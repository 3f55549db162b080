/** The error in one line: line breaks are removed; an AggregateError is described by its first error. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error instanceof AggregateError ? error.errors[0] : undefined
  const text = error.message || (inner instanceof Error ? inner.message : '') || error.name
  return text.replace(/\s+/g, ' ').trim()
}
