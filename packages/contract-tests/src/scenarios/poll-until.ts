import { setTimeout as delay } from 'node:timers/promises'

const timeoutMs = 30_000
const firstPauseMs = 50
const maxPauseMs = 1000

/**
 * Polls until `read` returns a value. The pauses grow, so that a fast target takes no time and a slow one little of its
 * rate limit.
 *
 * @returns undefined if there is no value within 30 s
 */
export async function pollUntil<Value>(read: () => Promise<Value | undefined>): Promise<Value | undefined> {
  const deadline = Date.now() + timeoutMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, maxPauseMs)) {
    const value = await read()
    if (value !== undefined || Date.now() > deadline) return value
    await delay(pauseMs)
  }
}
