import { openDatabase } from '@channel/db'
import { describeError } from './describe-error.ts'
import { jobs } from './jobs/index.ts'
import { startWorker } from './start-worker.ts'

const url = process.env.DATABASE_URL
if (!url) {
  console.error('The worker needs DATABASE_URL. `npm start` sets it; without it, give the address of a PostgreSQL.')
  process.exit(1)
}

const database = openDatabase({ url })
const worker = await startWorker({ databaseUrl: url, database, jobs, onError: reportOnce() }).catch((error: Error) => {
  console.error(`The worker cannot start: ${describeError(error)}`)
  process.exit(1)
})

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone, however it ended: nobody else would stop this process.
process.once('disconnect', stop)
process.send?.({ type: 'ready' })

function stop(): void {
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.removeListener(event, stop)
  worker
    .stop()
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
