import { setTimeout as delay } from 'node:timers/promises'
import { signWebhook, type WebhookEvent } from '@channel/client/webhooks'
import { forward } from '../webhook-listener/forward.ts'

/** Pauses before the retries of an event, in milliseconds. The service itself retries for days. */
const retryMs = [1_000, 5_000, 15_000] as const

export interface DeliveryOptions {
  readonly to: string
  readonly secret: string
  readonly signal: AbortSignal
  /** Called with the result of each attempt. `retryInMs` is undefined after the last one. */
  readonly onAttempt: (summary: string, retryInMs: number | undefined) => void
}

/** Sends an event as the service delivers it to a webhook subscription: the same headers and body, signed anew for each attempt. */
export async function deliverEvent(
  event: WebhookEvent,
  { to, secret, signal, onAttempt }: DeliveryOptions,
): Promise<void> {
  for (const retryInMs of [...retryMs, undefined]) {
    const { headers, body } = await signWebhook(event, { secret })
    const sent = { ...headers, 'user-agent': 'Channel-Webhooks/1.0' }
    const { status, summary } = await forward(to, sent, Buffer.from(body))
    // 410: the receiver wants no more events.
    const isDone = (status >= 200 && status < 300) || status === 410
    onAttempt(summary, isDone ? undefined : retryInMs)
    if (isDone || retryInMs === undefined) return
    await delay(retryInMs, undefined, { signal })
  }
}
