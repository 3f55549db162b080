import { openDatabase } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { meaningOf, parseWebhook } from '@channel/provider'
import { describeError } from './describe-error.ts'
import { startInbox } from './inbound/start-inbox.ts'
import { jobs } from './jobs/index.ts'
import { removeMediaFilesJob } from './media/remove-media-files.ts'
import { startMediaFetcher } from './media/start-media-fetcher.ts'
import { startSendEngine } from './sends/start-send-engine.ts'
import { readSettings, type Settings } from './settings.ts'
import { startDeliveries } from './start-deliveries.ts'
import { startWorker } from './start-worker.ts'

const settings = read()
const onError = reportOnce()
const database = openDatabase({ url: settings.databaseUrl })
const store = await openMediaStore(settings.mediaStore)
const worker = await startWorker({
  databaseUrl: settings.databaseUrl,
  database,
  jobs: [...jobs, removeMediaFilesJob(store)],
  onError,
}).catch((error: Error) => {
  console.error(`The worker cannot start: ${describeError(error)}`)
  process.exit(1)
})
const deliveries = startDeliveries(database, settings, onError)
const sends = startSendEngine({ database, store, ...settings, onError })
const media = startMediaFetcher({ database, store, ...settings, onError })
const inbox = startInbox({
  database,
  mediaBaseUrl: settings.mediaBaseUrl,
  reader: { parse: parseWebhook, meaningOf },
  log: (line) => console.error(line),
  onError,
})

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone, however it ended: nobody else would stop this process.
process.once('disconnect', stop)
process.send?.({ type: 'ready' })

function read(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

function stop(): void {
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.removeListener(event, stop)
  Promise.all([worker.stop(), deliveries.stop(), sends.stop(), media.stop(), inbox.stop()])
    .then(() => store.close())
    .then(() => database.close())
    .then(
      () => process.exit(0),
      (error: Error) => {
        console.error(`The worker did not end cleanly: ${describeError(error)}`)
        process.exit(1)
      },
    )
}

/** While the database is away every poll fails in the same way: one line a minute says it. */
function reportOnce(): (error: Error) => void {
  let last = { message: '', at: 0 }
  return (error) => {
    const message = describeError(error)
    if (message === last.message && Date.now() - last.at < 60_000) return
    last = { message, at: Date.now() }
    console.error(`The worker met an error and goes on: ${message}`)
  }
}
