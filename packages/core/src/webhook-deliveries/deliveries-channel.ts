import type { Transaction } from '@channel/db'

/** Workers are hinted on it (NOTIFY) that something is to be delivered. */
export const deliveriesChannel = 'webhook_deliveries'

/** A subscription that something is to be sent to. */
export interface HintedSubscription {
  readonly organization_id: string
  readonly subscription_id: string
}

/** Hints after the COMMIT that there is a first attempt to be made for a subscription. */
export function hintDelivery(tx: Transaction, { organization_id, subscription_id }: HintedSubscription): void {
  tx.hint(deliveriesChannel, `${organization_id} ${subscription_id}`)
}

/** Hints after the COMMIT that something else may be due. */
export function hintDeliveries(tx: Transaction): void {
  tx.hint(deliveriesChannel, '')
}

/** The subscription of a hint; undefined when it is none in particular. */
export function readDeliveryHint(payload: string | undefined): HintedSubscription | undefined {
  const [organization_id = '', subscription_id = ''] = payload?.split(' ') ?? []
  return subscription_id === '' ? undefined : { organization_id, subscription_id }
}
