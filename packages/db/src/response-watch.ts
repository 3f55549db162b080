import type { Client } from 'pg'

/** Interval of the connection checks. */
const checkMs = 250
/** Time for the server's own timeout error to arrive. */
const graceMs = 1_000

/**
 * How long to wait for a response if the server cancels statements after `statementTimeoutMs`; 0 means no limit.
 */
export function limitOf(statementTimeoutMs: number): number {
  return statementTimeoutMs === 0 ? Number.POSITIVE_INFINITY : statementTimeoutMs + graceMs
}

/**
 * Closes connections whose response is overdue. A half-open connection (the peer is gone, but no FIN or RST
 * arrives) reports nothing itself, and the server's `statement_timeout` never reaches the client.
 * One timer checks all connections, because a timer per statement would slow down every query. It counts its own
 * rounds instead of reading a clock: after a pause of the process, received responses are processed before anything
 * is closed.
 */
export class ResponseWatch {
  /** Number of checks so far. */
  round = 0
  readonly #limitMs: number
  readonly #onSilent: () => void
  readonly #connections = new Set<PendingResponses>()
  #timer: NodeJS.Timeout | undefined

  /**
   * @param limitMs max time until the response of a statement arrives; `Infinity` for no limit
   * @param onSilent called after a connection was closed: others may be half-open too
   */
  constructor(limitMs: number, onSilent: () => void = () => undefined) {
    this.#limitMs = limitMs
    this.#onSilent = onSilent
  }

  /** Watches a connection until it ends. */
  add(client: Client): void {
    if (this.#limitMs === Number.POSITIVE_INFINITY) return
    const pending = new PendingResponses(client, this, this.#limitMs)
    pendingByClient.set(client, pending)
    this.#connections.add(pending)
    this.#timer ??= setInterval(() => this.#check(), checkMs).unref()
    client.once('end', () => this.#remove(pending))
  }

  #remove(pending: PendingResponses): void {
    this.#connections.delete(pending)
    if (this.#connections.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #check(): void {
    this.round++
    let isSilent = false
    for (const pending of this.#connections) {
      if (pending.count === 0 || (this.round - pending.since - 1) * checkMs < pending.limitMs) continue
      isSilent = true
      pending.client.connection.stream.destroy(noResponse(pending.limitMs))
    }
    if (isSilent) this.#onSilent()
  }
}

/** The pending responses of one connection. */
class PendingResponses {
  readonly client: Client
  readonly #watch: ResponseWatch
  readonly #defaultLimitMs: number
  limitMs: number
  count = 0
  /**
   * The round in which the oldest pending response became due: when it was sent, or when the previous response
   * arrived.
   */
  since = 0

  constructor(client: Client, watch: ResponseWatch, limitMs: number) {
    this.client = client
    this.#watch = watch
    this.#defaultLimitMs = limitMs
    this.limitMs = limitMs
  }

  /** Raises the limit; without an argument, restores the default. */
  allow(limitMs: number = this.#defaultLimitMs): void {
    this.limitMs = Math.max(limitMs, this.#defaultLimitMs)
  }

  add(): void {
    if (this.count++ === 0) this.since = this.#watch.round
  }

  remove(): void {
    this.count--
    this.since = this.#watch.round
  }
}

const pendingByClient = new WeakMap<Client, PendingResponses>()

/** The pending responses of a connection; undefined if it is not watched. */
export function pendingResponsesOf(client: Client): Pick<PendingResponses, 'add' | 'allow' | 'remove'> | undefined {
  return pendingByClient.get(client)
}

/** The code marks it as a connection failure, like network errors. */
function noResponse(limitMs: number): Error {
  return Object.assign(new Error(`the server did not respond within ${limitMs / 1000} s`), { code: 'ETIMEDOUT' })
}
