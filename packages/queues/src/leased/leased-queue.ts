import type { Database } from '@channel/db'
import { recordWork, sleepFactor } from './activity.ts'
import { ClaimLoop } from './claim-loop.ts'
import { InFlight } from './in-flight.ts'
import { ScanSchedule } from './scan-schedule.ts'

/** The behavior of one kind of queue. */
export interface QueuePolicy {
  /** Finds the flows with due work. Called every `pollMs`, and soon after a wake-up. */
  readonly scan?: () => Promise<void>
  /** Claims due work within the capacity, and begins it. @returns whether there may be more to claim now */
  readonly claim: () => Promise<boolean>
  /**
   * Claims too, beside a scan or a claim in progress: for organizations that this one does not cover. So one that has little
   * work waits for no other.
   */
  readonly claimAside?: () => Promise<boolean>
  /** Milliseconds until work becomes due without a notification. */
  readonly msUntilTurn?: () => number
  /** First step of a stop: releases claimed work that has not begun. */
  readonly release?: () => Promise<void>
  /** Last step of a stop, after the grace period: interrupts the work in flight and records its outcome. */
  readonly finish?: () => Promise<void>
}

export interface LeasedQueueOptions {
  readonly database: Pick<Database, 'listen' | 'cell'>
  /** Notifications on this channel wake the queue up. */
  readonly channel?: string
  /**
   * Marks the flow that a notification names.
   *
   * @param payload undefined when notifications may have been missed
   * @returns false when it names no flow, so that a scan is needed
   */
  readonly onNotification?: (payload: string | undefined) => boolean
  readonly pollMs: number
  /** How long a stop waits for work in flight, in milliseconds. */
  readonly graceMs: number
  /** Receives errors of the background work. The queue continues. */
  readonly onError: (error: Error) => void
  /** Called every few seconds while the queue makes progress, also without work. A queue that hangs stops calling it. */
  readonly onStep?: (() => void) | undefined
}

/** Claims work from a table by leases and processes it until it is stopped. See README.md. */
export class LeasedQueue {
  readonly inFlight = new InFlight()
  readonly #options: LeasedQueueOptions
  readonly #policy: QueuePolicy
  readonly #schedule: ScanSchedule
  readonly #pollMs: () => number
  readonly #loops: readonly ClaimLoop[]
  /** The loops that made a step since all of them did. */
  readonly #steps = new Set<number>()
  #listener: { close(): Promise<void> } | undefined

  constructor(options: LeasedQueueOptions, policy: QueuePolicy) {
    this.#options = options
    this.#policy = policy
    const { database, onError } = options
    const pollMs = () => options.pollMs * sleepFactor(database)
    this.#pollMs = pollMs
    this.#schedule = new ScanSchedule(pollMs)
    const { claimAside } = policy
    const rounds = [{ round: () => this.#round(), msUntilNext: () => this.#msUntilNext() }]
    if (claimAside !== undefined) rounds.push({ round: claimAside, msUntilNext: pollMs })
    this.#loops = rounds.map((each, index) => new ClaimLoop({ ...each, onError, onStep: () => this.#stepped(index) }))
  }

  start(): void {
    const { database, channel, onNotification } = this.#options
    const notified = (payload: string | undefined) => {
      if (payload !== undefined) recordWork(database)
      if (onNotification?.(payload)) this.claimSoon()
      else this.wakeUp()
    }
    if (channel !== undefined) this.#listener = database.listen(channel, notified)
    for (const loop of this.#loops) loop.start()
  }

  /** Whether no more work may begin. */
  get isStopping(): boolean {
    return this.#loops.some((loop) => loop.isEnding)
  }

  /** Scans for due work soon. */
  wakeUp(): void {
    this.#schedule.request()
    this.claimSoon()
  }

  /** Claims again soon, without a scan: a flow has work, or capacity is free. */
  claimSoon(): void {
    const [first, aside] = this.#loops
    const begins = first?.wakeUp() && !this.#schedule.isDue
    if (!begins) aside?.wakeUp()
  }

  /**
   * Begins claimed work. The queue claims again when the work ends.
   *
   * @param onEnded called before that claim
   */
  begin(work: Promise<unknown>, onEnded?: () => void): void {
    this.inFlight.begin()
    void work.catch(this.#options.onError).then(() => {
      this.inFlight.end()
      onEnded?.()
      this.claimSoon()
    })
  }

  /** Claims no more, releases work that has not begun, and waits up to `graceMs` for work in flight. */
  async stop(): Promise<void> {
    const ended = Promise.all(this.#loops.map((loop) => loop.end()))
    await this.#listener?.close()
    await ended
    await this.#policy.release?.()
    await this.inFlight.settled(this.#options.graceMs)
    await this.#policy.finish?.()
  }

  /** A loop that hangs must not be hidden by the steps of the other one. */
  #stepped(loop: number): void {
    this.#steps.add(loop)
    if (this.#steps.size < this.#loops.length) return
    this.#steps.clear()
    this.#options.onStep?.()
  }

  async #round(): Promise<boolean> {
    const { scan, claim } = this.#policy
    if (scan !== undefined && this.#schedule.isDue) await this.#schedule.run(scan)
    if (this.isStopping) return false
    const hasWork = await claim()
    if (hasWork) recordWork(this.#options.database)
    return hasWork || (scan !== undefined && this.#schedule.isDue)
  }

  #msUntilNext(): number {
    const { scan, msUntilTurn } = this.#policy
    const untilScan = scan === undefined ? this.#pollMs() : this.#schedule.msUntilDue
    return Math.min(untilScan, msUntilTurn?.() ?? Number.POSITIVE_INFINITY)
  }
}
