import { isDatabaseUnavailable } from '@channel/core/mechanisms/errors'
import type { Log } from '@channel/core/mechanisms/log'
import { attempted } from '@channel/metrics'
import type { RegisteredJob } from './job.ts'

/** The job, whose runs are logged. A run that was interrupted by a stop is no failure. */
export function logJob(job: RegisteredJob, log: Log): RegisteredJob {
  return {
    ...job,
    async run(data, context) {
      const startedMs = performance.now()
      try {
        await job.run(data, context)
      } catch (err) {
        attempted('jobs', context.signal.aborted ? 'interrupted' : 'failed', startedMs)
        if (!context.signal.aborted && !isDatabaseUnavailable(err))
          log.error({ job: job.name, err }, 'A job failed; it runs again.')
        throw err
      }
      attempted('jobs', 'succeeded', startedMs)
      log.debug({ job: job.name, latencyMs: Math.round(performance.now() - startedMs) }, 'A job has run.')
    },
  }
}
