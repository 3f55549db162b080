import { attempted } from '@channel/metrics'
import { annotate, currentTraceparent, inSpan } from '@channel/traces'
import { type Slot, Slots } from '../leased/index.ts'
import { type AttemptOutcome, isGone, isSuccess } from './attempt-outcome.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { DeliveryRecorder } from './delivery-recorder.ts'
import { type HeldDelivery, laneOf } from './flow/held-deliveries.ts'
import type { SubscriptionFlow } from './flow/subscription-flow.ts'
import { openSigner } from './open-signer.ts'

interface AttemptInFlight {
  readonly flow: SubscriptionFlow
  readonly slot: Slot
  /** By the engine's clock. */
  readonly startedAt: number
  /** By the monotonic clock. */
  readonly startedAtMs: number
  wasSlow: boolean
}

/** Makes attempts: signs, sends, reports the outcome to the flow, and records the result. */
export class DeliveryAttempts {
  readonly #context: DeliveryContext
  readonly #recorder: DeliveryRecorder
  readonly #slots: Slots
  readonly #sign: ReturnType<typeof openSigner>
  readonly #inFlight = new Set<AttemptInFlight>()
  readonly #interrupted = new AbortController()

  constructor(context: DeliveryContext, recorder: DeliveryRecorder) {
    this.#context = context
    this.#recorder = recorder
    const { fastSlots: fast, slowSlots: slow, retryShare } = context.limits
    this.#slots = context.capacity.share('deliveries', () => new Slots({ fast, slow, retryShare }))
    this.#sign = openSigner(context.secrets)
  }

  /** Calls `begin` when an attempt may begin because one of another cell has ended. */
  whenFree(begin: () => void): void {
    this.#slots.usedBy(begin)
  }

  /**
   * Begins the next attempt of a flow.
   *
   * @returns resolves when the attempt has ended and its slot is free; undefined when none may begin now
   */
  begin(flow: SubscriptionFlow, now: number): Promise<void> | undefined {
    const { pace, organizationId } = flow
    const held = flow.next(now, (lane) => this.#slots.has(pace, organizationId, lane), this.claimedFrom(now))
    if (held === undefined) return undefined
    const slot = this.#slots.take(pace, organizationId, laneOf(held.delivery))
    const startedAtMs = this.#context.clock.monotonicMs()
    const attempt = { flow, slot, startedAt: now, startedAtMs, wasSlow: false }
    this.#inFlight.add(attempt)
    const { id, event_id, traceparent } = held.delivery
    const attributes = {
      'messaging.destination.name': 'deliveries',
      'messaging.message.id': id,
      'channel.event.id': event_id,
    }
    return inSpan('process deliveries', { kind: 'consumer', causedBy: [traceparent], attributes }, () =>
      this.#send(held, now).then(
        (outcome) => this.#finish(attempt, held, outcome),
        (error: Error) => this.#abandon(attempt, error),
      ),
    )
  }

  /** An attempt begins only if it can end and be recorded well before the lease expires. */
  claimedFrom(now: number): number {
    const { leaseMs, attemptMs } = this.#context.limits
    return now - Math.max(0, leaseMs - 2 * attemptMs)
  }

  /** Moves attempts that have become slow to slow slots. */
  findSlow(now: number): void {
    for (const attempt of this.#inFlight) {
      if (attempt.wasSlow || now - attempt.startedAt < this.#context.limits.slowAfterMs) continue
      attempt.wasSlow = true
      attempt.flow.becameSlow()
      this.#slots.moveToSlow(attempt.slot)
    }
  }

  interrupt(): void {
    this.#interrupted.abort()
  }

  async #send({ delivery, claimedAt, claimedAtMs }: HeldDelivery, startedAt: number): Promise<AttemptOutcome> {
    const { headers, confidential } = this.#sign(delivery, claimedAtMs + startedAt - claimedAt)
    const { url, payload: body } = delivery
    return inSpan('POST', { kind: 'client', attributes: { 'http.request.method': 'POST' } }, async () => {
      const traceparent = currentTraceparent()
      const outcome = await this.#context.send({
        organizationId: delivery.organization_id,
        url,
        // Only if it is sampled: otherwise most receivers would not sample their own trace either.
        headers: traceparent === null ? headers : { ...headers, traceparent },
        body,
        confidential,
        signal: this.#interrupted.signal,
      })
      annotate(spanOf(outcome))
      return outcome
    })
  }

  #finish(attempt: AttemptInFlight, { delivery }: HeldDelivery, outcome: AttemptOutcome): void {
    const { flow, slot, wasSlow, startedAtMs } = attempt
    const now = this.#free(attempt)
    flow.ended(slot.lane, outcome, { wasSlow, now, isGone: delivery.is_current_url && isGone(outcome) })
    this.#log(delivery, outcome)
    const result = isSuccess(outcome) ? 'succeeded' : (outcome.error ?? 'rejected')
    attempted(`deliveries_${delivery.is_replay ? 'replay' : laneOf(delivery)}`, result, startedAtMs)
    this.#recorder.record({ delivery, outcome, startedAtMs })
  }

  /** The delivery could not be signed. Its lease expires by itself. */
  #abandon(attempt: AttemptInFlight, error: Error): void {
    const { flow, slot, wasSlow } = attempt
    this.#context.onError(error)
    const now = this.#free(attempt)
    flow.abandon(slot.lane, { wasSlow, now })
  }

  #log({ id, organization_id, subscription_id, attempt_count }: ClaimedDelivery, outcome: AttemptOutcome): void {
    const fields = {
      organizationId: organization_id,
      subscriptionId: subscription_id,
      deliveryId: id,
      attempt: attempt_count + 1,
      status: outcome.responseStatus,
      ...(outcome.error !== null && { reason: outcome.error }),
      latencyMs: Math.round(outcome.durationMs),
    }
    this.#context.log.debug(fields, 'A webhook was attempted.')
  }

  #free(attempt: AttemptInFlight): number {
    this.#inFlight.delete(attempt)
    this.#slots.release(attempt.slot)
    return this.#context.now()
  }
}

/** The attributes of the span of a call. */
function spanOf(outcome: AttemptOutcome) {
  const { responseStatus, error } = outcome
  return {
    ...(responseStatus !== null && { 'http.response.status_code': responseStatus }),
    ...(!isSuccess(outcome) && { 'error.type': error ?? String(responseStatus) }),
  }
}
