import type { components } from '@channel/client'
import { newOptions, optionFields, optionsOf, parseHeaders, type SubscriptionOptions } from './subscription-options.ts'
import type { SubscribedType, Subscription } from './webhook-types.ts'

export type ScopeKind = 'all' | 'account' | 'customer'

/** The values of the form of a subscription. */
export interface SubscriptionValues {
  readonly url: string
  readonly description: string
  readonly event_types: readonly SubscribedType[]
  readonly scope: ScopeKind
  /** The id of the account or customer. */
  readonly scopeId: string | null
  readonly options: SubscriptionOptions
}

export const newValues: SubscriptionValues = {
  url: '',
  description: '',
  event_types: ['*'],
  scope: 'all',
  scopeId: null,
  options: newOptions,
}

/** The values of a subscription in its form. */
export function valuesOf(subscription: Subscription): SubscriptionValues {
  const { url, description, event_types, phone_number_id, customer_id } = subscription
  const scope = phone_number_id !== null ? 'account' : customer_id !== null ? 'customer' : 'all'
  return {
    url,
    description: description ?? '',
    event_types: event_types as SubscribedType[],
    scope,
    scopeId: phone_number_id ?? customer_id,
    options: optionsOf(subscription),
  }
}

/** Whether the service can take the values. */
export function isComplete({ event_types, scope, scopeId, options }: SubscriptionValues): boolean {
  const hasHeaders = parseHeaders(options.headers) !== undefined
  return event_types.length > 0 && (scope === 'all' || scopeId !== null) && hasHeaders
}

/** The body that creates a subscription with the values. */
export function createBody(values: SubscriptionValues): components['schemas']['WebhookSubscriptionCreate'] {
  return {
    url: values.url.trim(),
    event_types: [...values.event_types],
    ...(values.description.trim() && { description: values.description.trim() }),
    ...scopeFields(values),
    ...optionFields(values.options),
  }
}

/** The body that changes a subscription to the values: only what differs. */
export function updateBody(
  subscription: Subscription,
  values: SubscriptionValues,
): components['schemas']['WebhookSubscriptionUpdate'] {
  const before = valuesOf(subscription)
  const { url, event_types, description } = createBody(values)
  const isSameScope = before.scope === values.scope && (values.scope === 'all' || before.scopeId === values.scopeId)
  const isSameTypes = String([...before.event_types].sort()) === String([...event_types].sort())
  return {
    ...(url !== before.url && { url }),
    ...((description ?? '') !== before.description && { description: description ?? null }),
    ...(!isSameTypes && { event_types }),
    ...(!isSameScope && { phone_number_id: null, customer_id: null, ...scopeFields(values) }),
    ...optionFields(values.options, subscription),
  }
}

function scopeFields({ scope, scopeId }: SubscriptionValues) {
  if (scope === 'account') return { phone_number_id: scopeId }
  return scope === 'customer' ? { customer_id: scopeId } : {}
}
