import type { SendOutcome, ThrottleScope } from '@channel/provider'
import { BackOff } from './back-off.ts'
import { type Pace, Paces } from './paces.ts'

/** The sender and the recipient of a message. */
export interface Route {
  /** The business account, if known. */
  readonly wabaId?: string | undefined
  readonly phoneNumberId: string
  /** Whether the number is also used in the provider's business app; default false. */
  readonly inBusinessApp?: boolean | undefined
  /** A phone number or a business-scoped user id. */
  readonly recipient: string
}

export interface SendPacerOptions {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** Messages per second from one number; default 80. A number in the business app sends a quarter of it. */
  readonly perSecond?: number
  /** The rate per recipient; default one message every 6 s, in bursts of 45. */
  readonly recipientPace?: Pace
}

/**
 * Keeps sends within the provider's limits, and slows down when the provider throttles. Its state is per process: if
 * several processes together exceed a limit, the provider throttles them.
 */
export class SendPacer {
  readonly #now: () => number
  readonly #numbers: Paces
  readonly #numbersInBusinessApp: Paces
  readonly #recipients: Paces
  readonly #backOff = new BackOff()
  readonly #lostInARow = new Map<string, number>()

  constructor({ now, perSecond = 80, recipientPace = { intervalMs: 6000, burst: 45 } }: SendPacerOptions) {
    this.#now = now
    this.#numbers = new Paces(paceOf(perSecond))
    this.#numbersInBusinessApp = new Paces(paceOf(perSecond * shareInBusinessApp))
    this.#recipients = new Paces(recipientPace)
  }

  /**
   * Requests permission to send one message.
   *
   * @returns 0 if it may be sent now, which is counted; otherwise the milliseconds to wait before the next request,
   *   and nothing is counted
   */
  take(route: Route): number {
    const waitMs = this.waitMs(route)
    if (waitMs > 0) return waitMs
    const now = this.#now()
    this.#pacesOf(route).take(keyOf('number', route), now)
    this.#recipients.take(keyOf('recipient', route), now)
    return 0
  }

  /** Milliseconds until the number may send to the recipient; 0 if it may now. Counts nothing. */
  waitMs(route: Route): number {
    const now = this.#now()
    const paceMs = this.#recipients.waitMs(keyOf('recipient', route), now)
    return Math.ceil(Math.max(paceMs, this.#pauseMs('recipient', route, now), this.numberWaitMs(route)))
  }

  /** Milliseconds until the number may send to any recipient; 0 if it may now. */
  numberWaitMs(number: Omit<Route, 'recipient'>): number {
    const now = this.#now()
    const route = { ...number, recipient: '' }
    let waitMs = this.#pacesOf(route).waitMs(keyOf('number', route), now)
    for (const scope of numberScopes) waitMs = Math.max(waitMs, this.#pauseMs(scope, route, now))
    return Math.ceil(waitMs)
  }

  /** Called for every number after every message. Usually nothing is paused, so check that first. */
  #pauseMs(scope: ThrottleScope, route: Route, now: number): number {
    return this.#backOff.size === 0 ? 0 : this.#backOff.waitMs(keyOf(scope, route), now)
  }

  #pacesOf({ inBusinessApp }: Route): Paces {
    return inBusinessApp === true ? this.#numbersInBusinessApp : this.#numbers
  }

  /** Adapts the pace to the outcome of a call. */
  recordOutcome(route: Route, outcome: SendOutcome): void {
    if (outcome.kind === 'accepted') this.recordAcceptance(route)
    if (outcome.kind === 'lost') this.recordLostResponse(route)
    if (outcome.kind !== 'refused') return
    this.recordResponse(route)
    if (outcome.meaning.throttle !== undefined) this.recordThrottle(route, outcome.meaning.throttle)
  }

  /** Call it when the provider returned a throttling code of this scope. */
  recordThrottle(route: Route, scope: ThrottleScope): void {
    this.#backOff.recordThrottle(keyOf(scope, route), scope, this.#now())
  }

  /** Call it when no response arrived. After several in a row, the number is paused like a throttled one. */
  recordLostResponse(route: Route): void {
    const times = (this.#lostInARow.get(route.phoneNumberId) ?? 0) + 1
    this.#lostInARow.set(route.phoneNumberId, times)
    if (times >= maxLostInARow) this.recordThrottle(route, 'number')
  }

  /** Call it when any response arrived. */
  recordResponse({ phoneNumberId }: Pick<Route, 'phoneNumberId'>): void {
    this.#lostInARow.delete(phoneNumberId)
  }

  /** Call it when the provider accepted a message. */
  recordAcceptance(route: Route): void {
    this.recordResponse(route)
    if (this.#backOff.size === 0) return
    const now = this.#now()
    for (const scope of scopes) this.#backOff.recordSuccess(keyOf(scope, route), now)
  }
}

/** The provider accepts 20 messages a second from such a number, and 80 from others. */
const shareInBusinessApp = 20 / 80

/** Allows a small burst, so that a late timer costs nothing, but never more than `perSecond` in any second. */
function paceOf(perSecond: number): Pace {
  const burst = perSecond >= 10 ? 3 : 1
  return { intervalMs: 1000 / (perSecond - burst + 1), burst }
}

const maxLostInARow = 3

const numberScopes: readonly ThrottleScope[] = ['app', 'account', 'number']
const scopes: readonly ThrottleScope[] = [...numberScopes, 'recipient']

function keyOf(scope: ThrottleScope, { wabaId, phoneNumberId, recipient }: Route): string {
  switch (scope) {
    case 'app':
      return 'app'
    case 'account':
      return `account:${wabaId ?? phoneNumberId}`
    case 'number':
      return `number:${phoneNumberId}`
    case 'recipient':
      return `recipient:${phoneNumberId}:${recipient}`
  }
}
