import type { Transaction } from '@channel/db'

/** Workers are hinted on it (NOTIFY) that something is to be delivered. */
export const deliveriesChannel = 'webhook_deliveries'

/** A subscription that something is to be sent to. */
export interface HintedSubscription {
  readonly organization_id: string
  readonly subscription_id: string
}

/** What a worker is hinted at. */
export interface DeliveryHint extends HintedSubscription {
  /** Whether there are replays to be sent, rather than first attempts to be made. */
  readonly ofReplays: boolean
}

const replays = 'replays'
const erased = 'erased'

/** Hints after the COMMIT that there is a first attempt to be made for a subscription. */
export function hintDelivery(tx: Transaction, { organization_id, subscription_id }: HintedSubscription): void {
  tx.hint(deliveriesChannel, `${organization_id} ${subscription_id}`)
}

/** Hints after the COMMIT that there are replays for a subscription. */
export function hintReplays(tx: Transaction, { organization_id, subscription_id }: HintedSubscription): void {
  tx.hint(deliveriesChannel, `${organization_id} ${subscription_id} ${replays}`)
}

/** Hints after the COMMIT that payloads were erased of which workers may hold a copy. */
export function hintErasure(tx: Transaction, organization_id: string): void {
  tx.hint(deliveriesChannel, `${organization_id}  ${erased}`)
}

/** Hints after the COMMIT that something else may be due. */
export function hintDeliveries(tx: Transaction): void {
  tx.hint(deliveriesChannel, '')
}

/** What a hint is about; undefined when it is no subscription in particular. */
export function readDeliveryHint(payload: string | undefined): DeliveryHint | undefined {
  const [organization_id = '', subscription_id = '', of] = payload?.split(' ') ?? []
  return subscription_id === '' ? undefined : { organization_id, subscription_id, ofReplays: of === replays }
}

/** The organization whose payloads were erased; undefined for any other hint. */
export function readErasureHint(payload: string | undefined): string | undefined {
  const [organization_id, subscription_id, of] = payload?.split(' ') ?? []
  return subscription_id === '' && of === erased ? organization_id : undefined
}
