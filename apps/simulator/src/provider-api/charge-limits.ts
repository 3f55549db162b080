import { findConversation } from '../conversations.ts'
import type { PhoneNumber } from '../model.ts'
import type { State } from '../state.ts'

// The limit per recipient: one message every 6 s, with bursts of up to 45.
const pairIntervalMs = 6000
const pairBurst = 45

// The provider's error codes.
const throughputExceeded = 130429
const pairLimitExceeded = 131056

/**
 * Counts a send against the number's throughput per second and against the limit per recipient.
 *
 * @returns the provider's error code if a limit is exceeded
 */
export function chargeLimits(state: State, number: PhoneNumber, customerId: string): number | undefined {
  const now = state.clock.now()
  while (number.sends.length > 0 && number.sends[0]! <= now - 1000) number.sends.shift()
  if (number.sends.length >= number.throughput) return throughputExceeded
  const entries = findConversation(state, number.id, customerId)?.entries ?? []
  const recent = entries.filter(
    ({ direction, at }) => direction === 'outbound' && at > now - pairBurst * pairIntervalMs,
  )
  // The generic cell rate algorithm (GCRA): the time at which the messages would be sent without bursts.
  const arrivalTime = recent.reduce((earlier, { at }) => Math.max(earlier, at) + pairIntervalMs, 0)
  if (arrivalTime > now + (pairBurst - 1) * pairIntervalMs) return pairLimitExceeded
  number.sends.push(now)
  return undefined
}
