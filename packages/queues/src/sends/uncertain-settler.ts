import { listUncertainSends } from '@channel/core/mechanisms/outbox'
import { count } from '@channel/metrics'
import type { SendContext } from './send-context.ts'
import { settleSends } from './settle-sends.ts'
import { UncertainReport } from './uncertain-report.ts'
import { recordAbandonedSends } from './uncertain-sends.ts'

/** Periodically marks messages of dead workers as uncertain, fails those uncertain for too long, and logs their number. */
export class UncertainSettler {
  readonly #context: SendContext
  readonly #report: UncertainReport
  #tidyAt = Number.NEGATIVE_INFINITY
  #reportAt = Number.NEGATIVE_INFINITY

  constructor(context: SendContext) {
    this.#context = context
    const { log, limits, clock } = context
    this.#report = new UncertainReport({ log, repeatMs: limits.repeatReportMs, monotonicMs: clock.monotonicMs })
  }

  /** Makes the next call of `tidyWhenDue` tidy. */
  tidySoon(): void {
    this.#tidyAt = Number.NEGATIVE_INFINITY
  }

  async tidyWhenDue(): Promise<void> {
    const { database, mediaBaseUrl, clock, limits } = this.#context
    if (clock.monotonicMs() < this.#tidyAt) return
    const abandoned = await recordAbandonedSends(database, clock)
    if (abandoned > 0) count('channel.lease.lost', { queue: 'sends' }, abandoned)
    const hasMore = await settleSends(database, { mediaBaseUrl }, clock)
    this.#tidyAt = clock.monotonicMs() + (hasMore ? 0 : limits.tidyMs)
    if (clock.monotonicMs() < this.#reportAt) return
    this.#reportAt = clock.monotonicMs() + limits.reportMs
    this.#report.update(await listUncertainSends(database, {}, clock))
  }
}
