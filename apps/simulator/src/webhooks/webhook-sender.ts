import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { signatureOf, webhookBody } from './sign.ts'

/** The callback URL and the behavior of webhooks. */
export const webhookInput = z.strictObject({
  /** The app's callback; null for none. */
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .optional(),
  /** Number of copies of each update. */
  copies: z.int().min(1).max(20).optional(),
  /** Whether pending updates are sent in random order. */
  shuffle: z.boolean().optional(),
  /** Milliseconds that updates wait for others. */
  hold_ms: z.int().min(0).max(600_000).optional(),
  /** Max updates per request. */
  batch: z.int().min(1).max(1000).optional(),
  /** Whether sending is paused. */
  paused: z.boolean().optional(),
  /** Max time for the app's response. */
  timeout_ms: z.int().min(1).max(60_000).optional(),
})

export type WebhookInput = z.input<typeof webhookInput>
export type WebhookSettings = { -readonly [Name in keyof WebhookInput]-?: Exclude<WebhookInput[Name], undefined> }

/** One update for the app. */
export interface Update {
  readonly wabaId: string
  readonly field: string
  readonly value: object
}

/** One request to the app with its result. */
export interface WebhookDelivery {
  readonly at: number
  readonly attempt: number
  /** The signed bytes. */
  readonly body: string
  /** The status of the app's response; undefined without one. */
  readonly status: number | undefined
}

interface Request {
  readonly body: string
  readonly attempt: number
  readonly startedAt: number
}

const maxDeliveries = 1000
const giveUpAfterMs = 7 * 24 * 3_600_000

/** Sends updates to the app: signed, at least once, with retries for seven days until it responds with 200. */
export class WebhookSender {
  readonly settings: WebhookSettings = {
    url: null,
    copies: 1,
    shuffle: false,
    hold_ms: 0,
    batch: 1,
    paused: false,
    timeout_ms: 10_000,
  }
  /** The latest requests, oldest first. */
  readonly deliveries: WebhookDelivery[] = []
  readonly #clock: Clock
  readonly #secret: () => string
  #waiting: Update[] = []
  #held = false
  #sending: Promise<void> = Promise.resolve()
  #ended = new AbortController()

  constructor(clock: Clock, secret: () => string) {
    this.#clock = clock
    this.#secret = secret
  }

  change(input: WebhookInput): void {
    Object.assign(this.settings, webhookInput.parse(input))
    this.#release()
  }

  send(update: Update): void {
    if (this.settings.url === null) return
    this.#waiting.push(update)
    if (this.settings.hold_ms > 0) this.#hold()
    else this.#release()
  }

  /** Resolves when each pending request has a response or was given up. */
  async settled(): Promise<void> {
    let last: Promise<void> | undefined
    while (last !== this.#sending) {
      last = this.#sending
      await last
    }
  }

  stop(): void {
    this.#ended.abort()
  }

  #hold(): void {
    if (this.#held) return
    this.#held = true
    this.#clock.after(this.settings.hold_ms, () => {
      this.#held = false
      this.#release()
    })
  }

  #release(): void {
    const { paused, copies, shuffle, batch } = this.settings
    if (paused || this.#held || this.#waiting.length === 0) return
    const updates = this.#waiting.flatMap((update) => Array.from({ length: copies }, () => update))
    this.#waiting = []
    if (shuffle) shuffled(updates)
    for (let begin = 0; begin < updates.length; begin += batch) {
      const body = webhookBody(envelope(updates.slice(begin, begin + batch), this.#clock.now()))
      this.#enqueue({ body, attempt: 1, startedAt: this.#clock.now() })
    }
  }

  #enqueue(request: Request): void {
    this.#sending = this.#sending.then(() => this.#send(request))
  }

  async #send({ body, attempt, startedAt }: Request): Promise<void> {
    const { url, timeout_ms } = this.settings
    if (url === null || this.#ended.signal.aborted) return
    const status = await this.#post(url, body, timeout_ms)
    const now = this.#clock.now()
    this.deliveries.push({ at: now, attempt, body, status })
    if (this.deliveries.length > maxDeliveries) this.deliveries.shift()
    if (status === 200 || now - startedAt > giveUpAfterMs) return
    const pauseMs = Math.min(1000 * 2 ** (attempt - 1), 60_000)
    this.#clock.after(pauseMs, () => this.#enqueue({ body, attempt: attempt + 1, startedAt }))
  }

  async #post(url: string, body: string, timeoutMs: number): Promise<number | undefined> {
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'facebookexternalua',
      'X-Hub-Signature-256': signatureOf(body, this.#secret()),
    }
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#ended.signal])
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      await response.body?.cancel()
      return response.status
    } catch {
      return undefined
    }
  }
}

/** Updates of one account are the changes of one entry. */
function envelope(updates: readonly Update[], now: number): object {
  const byWaba = Map.groupBy(updates, ({ wabaId }) => wabaId)
  const entry = [...byWaba].map(([id, changes]) => ({
    id,
    time: Math.floor(now / 1000),
    changes: changes.map(({ field, value }) => ({ value, field })),
  }))
  return { object: 'whatsapp_business_account', entry }
}

function shuffled(updates: Update[]): void {
  for (let last = updates.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[updates[last], updates[other]] = [updates[other]!, updates[last]!]
  }
}
