import { setTimeout as delay } from 'node:timers/promises'
import { openReadinessCheck, type ReadinessFailure } from '@channel/core/mechanisms/readiness'
import { announceProcess, type ProcessAnnouncement } from '@channel/core/secret-rotation'
import type { Logger } from '@channel/logger'
import type { MailSender } from '@channel/mail'
import type { MediaStore } from '@channel/media-store'
import type { Reading } from '@channel/metrics'
import { startBroadcasts } from '@channel/queues/broadcasts'
import { startContactImports } from '@channel/queues/contact-imports'
import { limitBacklogsJob, startDeliveries } from '@channel/queues/deliveries'
import { type InboxOptions, startInbox } from '@channel/queues/inbox'
import type { Capacity } from '@channel/queues/leased'
import { removeMediaFilesJob, startMediaFetcher } from '@channel/queues/media'
import { noticesJobs } from '@channel/queues/notices'
import { queueReadings } from '@channel/queues/readings'
import { startQualityChecks, startReadReceipts, startSyncRequests } from '@channel/queues/receipts-and-quality'
import { doubtMovedDatabase, recordRest, startRestoreGuard } from '@channel/queues/restore'
import { startSendEngine } from '@channel/queues/sends'
import { jobs, logJob, type RunningJobs, startJobs } from '@channel/queues/sweeps'
import { build } from '@channel/settings'
import { reportErrors } from './report-errors.ts'
import type { Settings } from './settings.ts'
import type { Steps } from './steps.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** What the cells of the process share. */
export interface Shared {
  readonly settings: Settings
  readonly log: Logger
  readonly store: MediaStore
  readonly mail: MailSender | undefined
  readonly steps: Steps
  readonly capacity: Capacity
  readonly migrations: Parameters<typeof openReadinessCheck>[1]
  readonly cells: NonNullable<InboxOptions['cells']>
}

type Database = InboxOptions['database']

/** The work of the process for one cell. */
export interface Cell {
  readonly database: Database
  readonly readings: readonly Reading[]
  findFailures(): Promise<readonly ReadinessFailure[]>
  /**
   * Waits until the database can be used, and starts all parts. Can be repeated after a failure.
   *
   * @throws Error if the database needs another version of the service, or the jobs could not be started three times
   */
  start(): Promise<void>
  /** The same, until it succeeds or the cell is stopped. */
  startAgain(): Promise<void>
  /** Whether there is work to finish. */
  isWorking(): boolean
  /** Ends all parts, and records that. */
  stop(): Promise<void>
  /** Stops, and closes the database. */
  close(): Promise<void>
}

/** The pause after a cell could not be started, such as for a schema that needs another version of the service. */
const pauseMs = 10_000

/** Opens the work for a cell: the same parts for each. */
export async function openCell(database: Database, shared: Shared): Promise<Cell> {
  const { settings, store, mail, capacity, cells } = shared
  const { cell } = database
  const isMain = database === cells.main
  const log = isMain ? shared.log : shared.log.child({ cell })
  const named = (part: string) => (isMain ? part : `${part} of cell ${cell}`)
  const onErrorIn = (part: string) => reportErrors(log)(named(part))
  const watched = (part: string) => ({ onError: onErrorIn(part), onStep: shared.steps.of(named(part)) })
  const checkReadiness = await openReadinessCheck(database, shared.migrations)
  const parts: { stop(): Promise<unknown> }[] = []
  const stopping = new AbortController()
  let running: RunningJobs | undefined
  let announcing: Promise<ProcessAnnouncement> | undefined
  let starting: Promise<void> | undefined

  /** The database may become unavailable again while the job library starts: up to three attempts. */
  async function startJobsOnceReady(): Promise<RunningJobs> {
    const onError = onErrorIn('jobs')
    for (let attempt = 1; ; attempt++) {
      await waitForDatabase(checkReadiness, log, stopping.signal)
      try {
        await doubtMovedDatabase(database)
        const ofSettings = [removeMediaFilesJob(store), limitBacklogsJob(settings.backlogLimit)]
        const notices = noticesJobs({ send: mail?.send, publicUrl: settings.publicUrl, log })
        const logged = [...jobs, ...ofSettings, ...notices].map((job) => logJob(job, log))
        return await startJobs({ database, jobs: logged, ...watched('jobs') })
      } catch (error) {
        if (attempt === 3) throw error
        onError(error as Error)
      }
    }
  }

  async function start(): Promise<void> {
    running = await startJobsOnceReady()
    // Jobs are running now: from here on a stop has to wait for them.
    parts.push(running)
    if (stopping.signal.aborted) return running.stop()
    announcing = announceProcess(database, { kind: 'worker', build, secrets: settings.secrets })
    await announcing
    if (!stopping.signal.aborted) startParts()
  }

  function startParts(): void {
    const common = { database, store, ...settings, log, capacity, cells }
    parts.push(
      startRestoreGuard({ ...common, ...watched('restore') }),
      startDeliveries({ ...common, ...watched('deliveries') }),
      startSendEngine({ ...common, ...watched('sends') }),
      startMediaFetcher({ ...common, ...watched('media') }),
      startBroadcasts({ ...common, ...watched('broadcasts') }),
      startContactImports({ ...common, ...watched('contact-imports') }),
      startQualityChecks({ ...common, ...watched('quality') }),
      startReadReceipts({ ...common, ...watched('read-receipts') }),
      startInbox({ ...common, ...watched('inbox') }),
      startInbox({ ...common, lane: 'history', parallel: 1, ...watched('history') }),
      startSyncRequests({ ...common, ...watched('sync-requests') }),
    )
  }

  async function startAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await start()
      } catch (error) {
        if (stopping.signal.aborted) return
        onErrorIn('start')(error as Error)
        await delay(pauseMs, undefined, stopping).catch(() => undefined)
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await Promise.all(parts.map((part) => part.stop()))
    // Its announcement may still be on its way: wait before withdrawing it.
    await starting?.catch(() => undefined)
    if (announcing === undefined) return
    await (await announcing).close()
    // Without it, a move of the database needs a decision.
    await recordRest(database, store).catch(() => undefined)
  }

  return {
    database,
    readings: queueReadings({ database, readJobs: async () => running?.read(), onError: onErrorIn('metrics') }),
    async findFailures() {
      const failures = await checkReadiness()
      if (isMain) return failures
      return failures.map(({ detail = '', ...failure }) => ({ ...failure, detail: `cell ${cell}: ${detail}` }))
    },
    start() {
      starting = start()
      return starting
    },
    startAgain() {
      starting = startAgain()
      return starting
    },
    isWorking: () => parts.length > 0,
    stop,
    close: () => stop().then(() => database.close()),
  }
}
