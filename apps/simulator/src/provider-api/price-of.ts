import { isWindowOpen } from '../conversations.ts'
import type { Conversation, Price } from '../model.ts'
import type { State } from '../state.ts'
import type { SendRequest } from './check-message.ts'

/**
 * What a message costs: templates have the price of their category, but utility ones and all others are free in an open window.
 *
 * @param freeEntryUntil set if an ad led to the conversation, so that all are free
 */
export function priceOf(
  state: State,
  conversation: Pick<Conversation, 'entries'>,
  { type, category }: SendRequest,
  freeEntryUntil?: number,
): Price {
  if (state.behavior.pricing !== null) return state.behavior.pricing
  if (freeEntryUntil !== undefined)
    return { billable: false, pricing_model: 'PMP', type: 'free_entry_point', category: 'referral_conversion' }
  const priced = type === 'template' ? (category ?? 'UTILITY').toLowerCase() : 'service'
  const isFree = priced === 'service' || (priced === 'utility' && isWindowOpen(conversation, state.clock.now()))
  return {
    billable: !isFree,
    pricing_model: 'PMP',
    type: isFree ? 'free_customer_service' : 'regular',
    category: priced,
  }
}
