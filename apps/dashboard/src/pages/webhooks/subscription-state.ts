import type { Known } from '@channel/client'
import type { Badge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import type { Subscription } from './webhook-types.ts'

type State = Pick<Subscription, 'enabled' | 'disabled_reason'>
type Reason = Known<State['disabled_reason']>
type Names = Readonly<Record<Reason, unknown>>

// Typed by the contract, so that a new reason cannot be forgotten.
const { states, reasons } = text.subscriptions satisfies { readonly states: Names; readonly reasons: Names }

/**
 * The state of a subscription in a word. The service may disable it for reasons that this page does not know.
 *
 * @param isFailing whether its last attempts failed
 */
export function subscriptionState({ enabled, disabled_reason }: State, isFailing = false): Badge {
  if (enabled && isFailing) return { tone: 'warn', label: states.attemptsFail }
  if (enabled) return { tone: 'good', label: states.active }
  if (disabled_reason === null) return { tone: 'neutral', label: states.held }
  return { tone: 'bad', label: isKnown(disabled_reason) ? states[disabled_reason] : states.disabled }
}

/** Why a subscription is disabled, and how to go on; undefined while it is enabled. */
export function disabledReason({ enabled, disabled_reason }: State) {
  if (enabled) return undefined
  if (disabled_reason === null) return reasons.held
  return isKnown(disabled_reason) ? reasons[disabled_reason] : reasons.other
}

function isKnown(reason: string): reason is Reason {
  return Object.hasOwn(reasons, reason) && Object.hasOwn(states, reason)
}
