import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import { contactImportsChannel } from '@channel/core/mechanisms/outbox'
import { backOffMs } from '@channel/core/mechanisms/retries'
import type { Database } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import { attempted } from '@channel/metrics'
import { type Capacity, keepLease, type RowQueue, startRowQueue } from '../leased/index.ts'
import {
  type ClaimedImport,
  claimImports,
  endImport,
  findDueImports,
  releaseImport,
  renewImportLease,
} from './claim-imports.ts'
import { FileProblem } from './file-problem.ts'
import { importFile } from './import-file.ts'

export interface ContactImportsOptions {
  readonly database: Database
  readonly store: Pick<MediaStore, 'open'>
  readonly log: Log
  /** Receives errors on our side. The queue continues. */
  readonly onError: (error: Error) => void
  /** Called every few seconds while it makes progress. */
  readonly onStep?: (() => void) | undefined
  /** That of the process. */
  readonly capacity?: Capacity
  readonly clock?: Pick<DeliveryClock, 'aheadMs'>
  readonly limits?: Partial<typeof defaultLimits>
}

/** The limits of one worker. Times in milliseconds. */
const defaultLimits = {
  /** Max concurrent imports, which organizations share. */
  maxImports: 2,
  /** How long one runs before the next one gets its turn. */
  sliceMs: 5_000,
  leaseMs: 60_000,
  renewMs: 20_000,
  pollMs: 2_000,
  /** How long a stop waits for the batches in progress. */
  graceMs: 8_000,
  /** Attempts without progress after which an import fails. */
  maxAttempts: 20,
}

const backOff = { firstMs: 1_000, maxMs: 60_000 }

/**
 * Imports files of contacts: of organizations in turn, some seconds of each. If a worker dies, another one continues behind the last
 * row that was recorded.
 */
export function startContactImports(options: ContactImportsOptions): RowQueue {
  const { database, store, capacity, log, onError, onStep, clock = systemDeliveryClock } = options
  const limits = { ...defaultLimits, ...options.limits }
  const { maxImports, leaseMs, pollMs, graceMs } = limits
  const stopping = new AbortController()
  const queue = startRowQueue({
    database,
    queue: 'contact_imports',
    capacity,
    channel: contactImportsChannel,
    pollMs,
    graceMs,
    onError,
    onStep,
    maxRows: maxImports,
    maxPerClaim: 1,
    findDue: () => findDueImports(database, clock),
    claim: (wanted) => claimImports(database, clock, { wanted, leaseMs }),
    work,
  })
  return {
    stop() {
      stopping.abort()
      return queue.stop()
    },
  }

  async function work(held: ClaimedImport): Promise<void> {
    const startedMs = performance.now()
    const lost = new AbortController()
    const renew = () => renewImportLease(database, clock, held, leaseMs)
    const endRenewal = keepLease({ queue: 'contact_imports', renewMs: limits.renewMs, renew, onError }, lost)
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    try {
      const outcome = await importFile({ database, store, sliceMs: limits.sliceMs, signal }, held)
      if (outcome === 'lost') return
      if (outcome === 'paused') await releaseImport(database, held)
      else await endImport(database, held)
      attempted('contact_imports', 'succeeded', startedMs)
    } catch (error) {
      if (signal.aborted) return await releaseImport(database, held).catch(onError)
      attempted('contact_imports', 'failed', startedMs)
      await fail(held, error as Error).catch(onError)
    } finally {
      endRenewal()
    }
  }

  async function fail(held: ClaimedImport, error: Error): Promise<void> {
    if (error instanceof FileProblem) return endImport(database, held, error.message)
    onError(error)
    if (held.attempt_count < limits.maxAttempts)
      return releaseImport(database, held, backOffMs(held.attempt_count, backOff))
    log.error({ organizationId: held.organization_id, importId: held.id }, 'An import of contacts is given up.')
    await endImport(database, held, 'The service could not import the file. Upload it again later.')
  }
}
