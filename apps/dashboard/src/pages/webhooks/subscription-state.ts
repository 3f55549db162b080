import type { Tone } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import type { Subscription } from './webhook-types.ts'

const { states, reasons } = text.webhooks

/** The state of a subscription in a word. The service may disable it for reasons that this page does not know. */
export function subscriptionState({ enabled, disabled_reason }: Subscription): { tone: Tone; label: string } {
  if (enabled) return { tone: 'good', label: states.active }
  if (disabled_reason === null) return { tone: 'neutral', label: states.held }
  return { tone: 'bad', label: isKnown(disabled_reason) ? states[disabled_reason] : states.disabled }
}

/** Why a subscription is disabled, and how to go on; undefined while it is enabled. */
export function disabledReason({ enabled, disabled_reason }: Subscription) {
  if (enabled) return undefined
  if (disabled_reason === null) return reasons.held
  return isKnown(disabled_reason) ? reasons[disabled_reason] : reasons.other
}

function isKnown(reason: string): reason is 'endpoint_gone' | 'failing' {
  return reason === 'endpoint_gone' || reason === 'failing'
}
