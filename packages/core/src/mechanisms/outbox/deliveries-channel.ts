import type { Transaction } from '@channel/db'

/** The NOTIFY channel that hints to workers that deliveries are due. */
export const deliveriesChannel = 'webhook_deliveries'

/** A subscription with due deliveries. */
export interface HintedSubscription {
  readonly organization_id: string
  readonly subscription_id: string
}

/** The subject of a hint. */
export interface DeliveryHint extends HintedSubscription {
  /** True for replays, false for first attempts. */
  readonly ofReplays: boolean
}

const replays = 'replays'
const erased = 'erased'

/** Hints after the COMMIT that a subscription has a first attempt due. */
export function hintDelivery(tx: Transaction, { organization_id, subscription_id }: HintedSubscription): void {
  tx.hint(deliveriesChannel, `${organization_id} ${subscription_id}`)
}

/** Hints after the COMMIT that a subscription has replays. */
export function hintReplays(tx: Transaction, { organization_id, subscription_id }: HintedSubscription): void {
  tx.hint(deliveriesChannel, `${organization_id} ${subscription_id} ${replays}`)
}

/** Hints after the COMMIT that payloads were erased, since workers may hold copies. */
export function hintErasure(tx: Transaction, organization_id: string): void {
  tx.hint(deliveriesChannel, `${organization_id}  ${erased}`)
}

/** Hints after the COMMIT that other deliveries may be due. */
export function hintDeliveries(tx: Transaction): void {
  tx.hint(deliveriesChannel, '')
}

/** Parses a hint; undefined if it names no subscription. */
export function parseDeliveryHint(payload: string | undefined): DeliveryHint | undefined {
  const [organization_id = '', subscription_id = '', of] = payload?.split(' ') ?? []
  return subscription_id === '' ? undefined : { organization_id, subscription_id, ofReplays: of === replays }
}

/** The organization whose payloads were erased; undefined for other hints. */
export function parseErasureHint(payload: string | undefined): string | undefined {
  const [organization_id, subscription_id, of] = payload?.split(' ') ?? []
  return subscription_id === '' && of === erased ? organization_id : undefined
}
