import { openProcessLog } from '@channel/logger'
import { build, isHelpRequested, logSettings, processHelp } from '@channel/settings'
import { traceFields } from '@channel/traces'
import type { RunningApi } from './process/run-api.ts'

/** Less than `start` waits for a service. */
const shutdownTimeoutMs = 11_500
if (isHelpRequested()) {
  process.stdout.write(`${processHelp('api', 'The public API of the service. `npm start` runs it.')}\n`)
  process.exit(0)
}
const log = openProcessLog('api', { ...logSettings(process.env), fields: traceFields })

try {
  // Loaded only now: --help needs neither.
  const [{ runApi }, { readSettings }] = await Promise.all([
    import('./process/run-api.ts'),
    import('./process/settings.ts'),
  ])
  const api = await runApi(readSettings(process.env), log)
  stopAtSignal(api)
  process.send?.({ type: 'ready', url: api.url })
  log.info({ url: api.url, build }, 'The API is listening.')
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
  if (process.connected) process.disconnect?.()
}

function stopAtSignal(api: RunningApi): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    log.info('The API is stopping.')
    // A hanging database call would otherwise keep the process alive.
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
    await api.stop(shutdownTimeoutMs - 2_000)
    log.info('The API has stopped.')
    if (process.connected) process.disconnect?.()
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop)
}
