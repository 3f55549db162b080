import type { GetWebhookDeliveryInput, WebhookDeliveryWithPayload } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { type ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { attemptsColumn, deliveryColumns, deliveryWithPayloadView } from './delivery-view.ts'

const findStatement = statement(
  'get_webhook_delivery',
  `SELECT ${deliveryColumns}, event.payload, ${attemptsColumn}
   FROM webhook_deliveries delivery
   JOIN events event ON event.organization_id = $1 AND event.id = delivery.event_id
   WHERE delivery.organization_id = $1 AND delivery.id = $2`,
)

/**
 * Returns a delivery of the organization, with its event and its attempts.
 *
 * @throws ApiError `resource_not_found` if it is unknown or belongs to another organization
 */
export async function getWebhookDelivery(
  database: Queryable,
  scope: Scope,
  { params }: GetWebhookDeliveryInput,
): Promise<WebhookDeliveryWithPayload> {
  const [row] = await database.query(findStatement, [scope.organizationId, params.id])
  if (row === undefined) throw deliveryNotFound(params.id)
  return deliveryWithPayloadView(row)
}

export function deliveryNotFound(id: string): ApiError {
  return notFound('id', `There is no webhook delivery ${id}.`)
}
