// A worker that ends snoozes and dies abruptly, as in a power cut, at the step in DIE_AT.
import { type Database, openDatabase, type Statement, statement, type Transaction } from '@channel/db'
import { wakeSnoozedConversations } from '../../src/sweeps/index.ts'

/** The step after which the worker dies. */
export type Step =
  /** The organizations are found. */
  | 'found'
  /** Conversations are changed, but their events are not recorded. */
  | 'woken'
  /** The events are recorded, but not committed. */
  | 'recorded'
  /** The first conversations are committed, and others are left. */
  | 'committed'

/** Sends what is enqueued. */
const send = statement('wake_test_send', 'SELECT')
const step = process.env.DIE_AT as Step | undefined

function dieAt(reached: Step): void {
  if (reached === step) process.kill(process.pid, 'SIGKILL')
}

const database = openDatabase({ url: process.env.DATABASE_URL ?? '', applicationName: 'dying-worker' })
const watched: Database = {
  ...database,
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await database.transaction(async (tx) => {
      const done = await work({
        ...tx,
        async query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
          const rows = await tx.query<Row>(statement, values)
          dieAt('woken')
          return rows
        },
      })
      await tx.execute(send)
      dieAt('recorded')
      return done
    })
    dieAt('committed')
    return result
  },
  async query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
    const rows = await database.query<Row>(statement, values)
    dieAt('found')
    return rows
  },
}
await wakeSnoozedConversations(watched, { now: () => new Date(process.env.NOW ?? '') })
