import type { ListWebhookSubscriptionsInput, WebhookSubscription } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { secretsColumn, subscriptionColumns, subscriptionView } from './subscription-view.ts'

type Query = ListWebhookSubscriptionsInput['query']

/** Lists the organization's subscriptions, newest first, without deleted ones. */
export const listWebhookSubscriptions = newestFirst<Query, RowOf<'list_webhook_subscriptions'>, WebhookSubscription>({
  list: 'listWebhookSubscriptions',
  name: 'list_webhook_subscriptions',
  select: `SELECT ${subscriptionColumns}, ${secretsColumn('$3')} FROM webhook_subscriptions subscription
    WHERE organization_id = $1 AND deleted_at IS NULL`,
  usesTime: true,
  filters: {},
  view: (row) => subscriptionView(row, row.secrets),
})
