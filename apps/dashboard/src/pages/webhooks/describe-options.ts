import { webhooksText } from '../../messages/webhooks.ts'
import type { Label } from '../../use-labels.ts'
import type { Subscription } from './webhook-types.ts'

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
