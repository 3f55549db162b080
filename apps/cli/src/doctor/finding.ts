import { setTimeout as delay } from 'node:timers/promises'
import { describeFailure } from '@channel/logger/describe-failure'

/** The result of one check. */
export interface Finding {
  readonly check: string
  readonly state: 'ok' | 'warning' | 'error'
  /** What was found, or what is wrong and how to mend it. */
  readonly detail: string
}

const timeoutMs = 10_000

export const ok = (check: string, detail: string): Finding => ({ check, state: 'ok', detail })
export const warning = (check: string, detail: string): Finding => ({ check, state: 'warning', detail })
export const error = (check: string, detail: string): Finding => ({ check, state: 'error', detail })

/** Runs a check. A failure is an error, and so is no result in time. */
export async function runCheck(check: string, find: () => Promise<Finding | readonly Finding[]>): Promise<Finding[]> {
  const timer = new AbortController()
  const late = delay(timeoutMs, undefined, timer).then(() => error(check, `no result within ${timeoutMs / 1_000} s`))
  try {
    return [await Promise.race([find(), late])].flat()
  } catch (thrown) {
    return [error(check, describeFailure(thrown))]
  } finally {
    timer.abort()
    late.catch(() => undefined)
  }
}
