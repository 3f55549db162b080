import type { components } from '@channel/client'
import { webhooksText } from '../../messages/webhooks.ts'
import type { Label } from '../../use-labels.ts'
import type { Subscription } from './webhook-types.ts'

type Update = components['schemas']['WebhookSubscriptionUpdate']
export const directions = ['any', 'inbound', 'outbound'] as const

/** The values of the options of a subscription in its form. */
export interface SubscriptionOptions {
  /** As they are typed, with commas. */
  readonly messageTypes: string
  readonly direction: (typeof directions)[number]
  readonly labelIds: readonly string[]
  readonly isThin: boolean
  readonly isOrdered: boolean
  readonly isGrouped: boolean
  readonly seconds: string
  readonly max: string
  /** One `Name: value` per line; empty for no change. */
  readonly headers: string
  readonly removesHeaders: boolean
  /** Both empty for no change. */
  readonly username: string
  readonly password: string
  readonly removesBasicAuth: boolean
}

export const newOptions: SubscriptionOptions = {
  messageTypes: '',
  direction: 'any',
  labelIds: [],
  isThin: false,
  isOrdered: false,
  isGrouped: false,
  seconds: '5',
  max: '20',
  headers: '',
  removesHeaders: false,
  username: '',
  password: '',
  removesBasicAuth: false,
}

export function optionsOf(subscription: Subscription): SubscriptionOptions {
  const { message_types, direction, label_ids, thin_payload, ordering, buffer } = subscription
  return {
    ...newOptions,
    messageTypes: message_types?.join(', ') ?? '',
    direction: direction ?? 'any',
    labelIds: label_ids ?? [],
    isThin: thin_payload,
    isOrdered: ordering === 'conversation',
    isGrouped: buffer !== null,
    ...(buffer && { seconds: String(buffer.seconds), max: String(buffer.max) }),
  }
}

/** Whether a subscription has any option that is not the default. */
export function hasOptions(subscription: Subscription): boolean {
  const isDefault = JSON.stringify(optionsOf(subscription)) === JSON.stringify(newOptions)
  return !isDefault || subscription.header_names.length > 0 || subscription.has_basic_auth
}

/** The headers of a text with one `Name: value` per line; undefined if a line is something else. */
export function parseHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => /^\s*([^\s:]+)\s*:\s*(\S.*?)\s*$/.exec(line))
  if (pairs.includes(null)) return undefined
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
}

/** The fields of an update that differ from the subscription; from a new one by default. */
export function optionFields(options: SubscriptionOptions, subscription?: Subscription): Update {
  const before = plainFields(subscription ? optionsOf(subscription) : newOptions)
  const changed = Object.entries(plainFields(options)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  )
  return { ...Object.fromEntries(changed), ...secretFields(options) }
}

function plainFields({
  messageTypes,
  direction,
  labelIds,
  isThin,
  isOrdered,
  isGrouped,
  seconds,
  max,
}: SubscriptionOptions) {
  const types = messageTypes
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)
  return {
    message_types: types.length > 0 ? [...new Set(types)] : null,
    direction: direction === 'any' ? null : direction,
    label_ids: labelIds.length > 0 ? [...labelIds] : null,
    thin_payload: isThin,
    ordering: isOrdered ? ('conversation' as const) : ('none' as const),
    buffer: isGrouped ? { seconds: Number(seconds), max: Number(max) } : null,
  }
}

/** The form does not know what is set, so an empty field changes nothing. */
function secretFields({ headers, removesHeaders, username, password, removesBasicAuth }: SubscriptionOptions): Update {
  const given = parseHeaders(headers) ?? {}
  return {
    ...(removesHeaders ? { headers: null } : Object.keys(given).length > 0 && { headers: { ...given } }),
    ...(removesBasicAuth ? { basic_auth: null } : username !== '' && { basic_auth: { username, password } }),
  }
}

const labels = webhooksText.options

/** The options of a subscription that are set, by their names. */
export function describeOptions(subscription: Subscription, allLabels: readonly Label[]): readonly [string, string][] {
  const { message_types, direction, label_ids, thin_payload, ordering, buffer, header_names, has_basic_auth } =
    subscription
  const nameOf = (id: string) => allLabels.find((label) => label.id === id)?.name ?? id
  return [
    message_types && [labels.messageTypes, message_types.join(', ')],
    direction && [labels.direction, labels.directions[direction]],
    label_ids && [labels.labels, label_ids.map(nameOf).join(', ')],
    thin_payload && [labels.payload, labels.thinShort],
    ordering === 'conversation' && [labels.order, labels.orderedShort],
    buffer && [labels.quiet, labels.groupedShort(buffer.seconds, buffer.max)],
    header_names.length > 0 && [labels.headers, header_names.join(', ')],
    has_basic_auth && [labels.basicAuth, labels.set],
  ].filter((item): item is [string, string] => Array.isArray(item))
}
