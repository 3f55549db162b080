import type { GetWebhookSubscriptionInput, WebhookSubscription } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findSubscription } from './find-subscription.ts'
import { subscriptionView } from './subscription-view.ts'

/**
 * Returns a subscription of the organization, with the hints of its unexpired secrets.
 *
 * @throws as {@link findSubscription}
 */
export async function getWebhookSubscription(
  database: Queryable,
  scope: Scope,
  { params }: GetWebhookSubscriptionInput,
): Promise<WebhookSubscription> {
  const row = await findSubscription(database, scope, params.id)
  return subscriptionView(row, row.secrets)
}
