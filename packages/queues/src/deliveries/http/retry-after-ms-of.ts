const seconds = /^\d{1,9}$/

/** Parses Retry-After: milliseconds from now. Undefined if it is neither seconds nor a date. */
export function retryAfterMsOf(header: string | string[] | undefined, nowMs: number): number | undefined {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? ''
  if (seconds.test(text)) return Number(text) * 1_000
  const date = /^[A-Z][a-z]+, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}
