import { digitsOf, findConversation, isUserId } from '../conversations.ts'
import type { PhoneNumber } from '../numbers.ts'
import type { State } from '../state.ts'

const pairIntervalMs = 6000
const pairBurst = 45

/**
 * Counts a send against the number's throughput and the limit per recipient: one message every 6 s, 45 at once.
 *
 * @returns the provider's code if a limit is exceeded
 */
export function chargeLimits(state: State, number: PhoneNumber, customerId: string): number | undefined {
  const now = state.clock.now()
  while (number.sends.length > 0 && number.sends[0]! <= now - 1000) number.sends.shift()
  if (number.sends.length >= number.throughput) return 130429
  const sent =
    findConversation(state, number.id, isUserId(customerId) ? customerId : digitsOf(customerId))?.entries ?? []
  const recent = sent.filter(({ direction, at }) => direction === 'outbound' && at > now - pairBurst * pairIntervalMs)
  const paidBy = recent.reduce((paid, { at }) => Math.max(paid, at) + pairIntervalMs, 0)
  if (paidBy > now + (pairBurst - 1) * pairIntervalMs) return 131056
  number.sends.push(now)
  return undefined
}
