import type { ThrottleScope } from '../meaning-of-error.ts'
import { BackOff } from './back-off.ts'
import { type Pace, Paces } from './paces.ts'

/** What a message is sent from, and to whom. */
export interface Route {
  /** The business account, as far as it is known. */
  readonly wabaId?: string | undefined
  readonly phoneNumberId: string
  /** Whether the number is used in the provider's business app too; no unless told. */
  readonly inBusinessApp?: boolean | undefined
  /** A phone number or a business-scoped user id. */
  readonly recipient: string
}

export interface SendPacerOptions {
  /** Milliseconds of a clock that does not go back. */
  readonly now: () => number
  /** Messages a second from one number; 80 unless told. A number in the business app sends a quarter of it. */
  readonly perSecond?: number
  /** What goes to one recipient; one message each 6 s, in bursts of 45, unless told. */
  readonly recipientPace?: Pace
}

/**
 * Keeps sends within the provider's limits, before it has to say so, and slows down when it does. For one process: several
 * share a number's throughput by `perSecond`.
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
   * Asks for leave to send one message.
   *
   * @returns 0 when it may go now, which is counted; otherwise after how many milliseconds to ask again, and nothing is counted
   */
  take(route: Route): number {
    const waitMs = this.waitMs(route)
    if (waitMs > 0) return waitMs
    const now = this.#now()
    this.#pacesOf(route).take(keyOf('number', route), now)
    this.#recipients.take(keyOf('recipient', route), now)
    return 0
  }

  /** After how many milliseconds the number may send to the recipient; 0 when it may now. Nothing is counted. */
  waitMs(route: Route): number {
    const now = this.#now()
    const key = keyOf('recipient', route)
    const waits = [this.#backOff.waitMs(key, now), this.#recipients.waitMs(key, now)]
    return Math.ceil(Math.max(...waits, this.numberWaitMs(route)))
  }

  /** After how many milliseconds the number may send to anybody at all; 0 when it may now. */
  numberWaitMs(number: Omit<Route, 'recipient'>): number {
    const now = this.#now()
    const route = { ...number, recipient: '' }
    const waits = numberScopes.map((scope) => this.#backOff.waitMs(keyOf(scope, route), now))
    return Math.ceil(Math.max(...waits, this.#pacesOf(route).waitMs(keyOf('number', route), now)))
  }

  #pacesOf({ inBusinessApp }: Route): Paces {
    return inBusinessApp === true ? this.#numbersInBusinessApp : this.#numbers
  }

  /** The provider refused with a code that means this. */
  throttled(route: Route, scope: ThrottleScope): void {
    this.#backOff.throttled(keyOf(scope, route), scope, this.#now())
  }

  /** No answer came. One may get lost; when several do in a row, the number is held as one that sends too much is. */
  lost(route: Route): void {
    const times = (this.#lostInARow.get(route.phoneNumberId) ?? 0) + 1
    this.#lostInARow.set(route.phoneNumberId, times)
    if (times >= lostBeforePause) this.throttled(route, 'number')
  }

  /** An answer came, whatever it says. */
  answered({ phoneNumberId }: Pick<Route, 'phoneNumberId'>): void {
    this.#lostInARow.delete(phoneNumberId)
  }

  /** The provider took a message. */
  accepted(route: Route): void {
    this.answered(route)
    const now = this.#now()
    for (const scope of scopes) this.#backOff.succeeded(keyOf(scope, route), now)
  }
}

/** The provider takes 20 messages a second from such a number, and 80 from others. */
const shareInBusinessApp = 20 / 80

/** Some at once, so that a timer that is late costs nothing; and never more than `perSecond` in any second. */
function paceOf(perSecond: number): Pace {
  const burst = perSecond >= 10 ? 3 : 1
  return { intervalMs: 1000 / (perSecond - burst + 1), burst }
}

const lostBeforePause = 3

const numberScopes: readonly ThrottleScope[] = ['app', 'account', 'number']
const scopes: readonly ThrottleScope[] = [...numberScopes, 'recipient']

function keyOf(scope: ThrottleScope, { wabaId, phoneNumberId, recipient }: Route): string {
  const place = {
    app: '',
    account: wabaId ?? phoneNumberId,
    number: phoneNumberId,
    recipient: `${phoneNumberId}:${recipient}`,
  }
  return `${scope}:${place[scope]}`
}
