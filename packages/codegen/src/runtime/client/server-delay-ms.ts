/**
 * The milliseconds that the service asks to wait before a retry: `Retry-After` in seconds or as a date, or, for a 429
 * without it, the time until the budget in `RateLimit` is full again.
 */
export function serverDelayMs({ status, headers }: Response): number | undefined {
  const retryAfter = headers.get('retry-after')
  if (retryAfter !== null) return /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : untilDate(retryAfter)
  return status === 429 ? untilBudgetIsFull(headers.get('ratelimit') ?? '') : undefined
}

function untilDate(text: string): number | undefined {
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** `"read";r=0;t=42`: of several budgets, the slowest one that is used up. */
function untilBudgetIsFull(rateLimit: string): number | undefined {
  const seconds = rateLimit
    .split(',')
    .filter((budget) => /;\s*r=0\b/.test(budget))
    .flatMap((budget) => /;\s*t=(\d+)/.exec(budget)?.[1] ?? [])
  return seconds.length > 0 ? Math.max(...seconds.map(Number)) * 1000 : undefined
}
