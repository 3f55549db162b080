import type { ListWebhookSubscriptionsInput, WebhookSubscription } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { secretsColumn, subscriptionColumns, subscriptionView } from './subscription-view.ts'

const selectSubscriptions = listStatements<
  FilterOf<ListWebhookSubscriptionsInput['query']>,
  RowOf<'list_webhook_subscriptions'>
>({
  name: 'list_webhook_subscriptions',
  fixedValues: 3,
  filters: {},
  text: ({ after }) => `
    SELECT ${subscriptionColumns}, ${secretsColumn('$3')} FROM webhook_subscriptions subscription
    WHERE organization_id = $1 AND deleted_at IS NULL
      ${after ? `AND (created_at, id) < ${after}` : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2`,
})

/**
 * Lists the organization's subscriptions, newest first, without deleted ones.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listWebhookSubscriptions(
  database: Queryable,
  scope: Scope,
  { query }: ListWebhookSubscriptionsInput,
): Promise<Page<WebhookSubscription>> {
  const page = readPage(scope, query, { list: 'listWebhookSubscriptions', filters: {} })
  const { statement, values } = selectSubscriptions({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, scope.now(), ...values])
  return pageOf(page, rows, (row) => subscriptionView(row, row.secrets))
}
