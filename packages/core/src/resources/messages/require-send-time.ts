import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { invalidField } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const maxDays = 30
const maxAheadMs = maxDays * 24 * 60 * 60 * 1000

/**
 * Requires that a message is scheduled for the future, at most 30 days ahead.
 *
 * @returns the time as a timestamp
 * @throws ApiError `invalid_field_value`
 */
export function requireSendTime({ now }: Pick<Scope, 'now'>, sendAt: string): string {
  const aheadMs = Date.parse(sendAt) - now().getTime()
  if (aheadMs > 0 && aheadMs <= maxAheadMs) return toTimestamp(sendAt)
  const message = `\`send_at\` must be in the future, and at most ${maxDays} days from now.`
  throw invalidField('send_at', message)
}
