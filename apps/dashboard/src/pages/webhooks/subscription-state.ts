import type { components } from '@channel/client'
import type { Badge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import type { Subscription } from './webhook-types.ts'

type State = Pick<Subscription, 'enabled' | 'disabled_reason'>
type Reason = NonNullable<components['schemas']['WebhookDisabledReason']>

const { states, reasons } = text.webhooks
/** Typed by the contract, so that a new reason cannot be forgotten. */
const words: Readonly<Record<Reason, { readonly label: string; readonly reason: { title: string; hint: string } }>> = {
  endpoint_gone: { label: states.endpoint_gone, reason: reasons.endpoint_gone },
  failing: { label: states.failing, reason: reasons.failing },
}

/**
 * The state of a subscription in a word. The service may disable it for reasons that this page does not know.
 *
 * @param isFailing whether its last attempts failed
 */
export function subscriptionState({ enabled, disabled_reason }: State, isFailing = false): Badge {
  if (enabled && isFailing) return { tone: 'warn', label: states.attemptsFail }
  if (enabled) return { tone: 'good', label: states.active }
  if (disabled_reason === null) return { tone: 'neutral', label: states.held }
  return { tone: 'bad', label: wordsOf(disabled_reason)?.label ?? states.disabled }
}

/** Why a subscription is disabled, and how to go on; undefined while it is enabled. */
export function disabledReason({ enabled, disabled_reason }: State) {
  if (enabled) return undefined
  if (disabled_reason === null) return reasons.held
  return wordsOf(disabled_reason)?.reason ?? reasons.other
}

function wordsOf(reason: string) {
  return Object.hasOwn(words, reason) ? words[reason as Reason] : undefined
}
