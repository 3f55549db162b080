import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { invalidField } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const maxDays = 366
const maxAheadMs = maxDays * 24 * 60 * 60 * 1000

/**
 * Requires that a conversation is snoozed until a time in the future, at most a year ahead.
 *
 * @returns the time as a timestamp
 * @throws ApiError `invalid_field_value`
 */
export function requireSnoozeTime({ now }: Pick<Scope, 'now'>, until: string): string {
  const aheadMs = Date.parse(until) - now().getTime()
  if (aheadMs > 0 && aheadMs <= maxAheadMs) return toTimestamp(until)
  throw invalidField('snoozed_until', '`snoozed_until` must be in the future, and at most a year from now.')
}
