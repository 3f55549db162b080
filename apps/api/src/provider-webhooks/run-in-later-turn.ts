const waiting: (() => void)[] = []

/**
 * Calls `next` in a later turn of the event loop, one call per turn. A turn accepts one new connection, so turns
 * must be short while many bodies arrive.
 */
export function runInLaterTurn(next: () => void): void {
  waiting.push(next)
  if (waiting.length === 1) setImmediate(callNext)
}

function callNext(): void {
  waiting[0]?.()
  waiting.shift()
  if (waiting.length > 0) setImmediate(callNext)
}
