// A worker that sends messages and dies abruptly, as in a power cut, at the step in DIE_AT.
import { aScope } from '@channel/core/testing'
import { type Database, openDatabase, type Statement, type Transaction } from '@channel/db'
import { openLogger } from '@channel/logger'
import { openMediaStore } from '@channel/media-store'
import { httpProvider } from '@channel/provider'
import { mediaStoreNames, mediaStoreSettings, readVariables } from '@channel/settings'
import { startSendEngine } from '../../src/sends/start-send-engine.ts'

/**
 * When it dies: with claimed messages; with an uncommitted record of the call; with a recorded call that was not made;
 * right after the call, before any other event; with an unrecorded response; with a recorded one; with a file read for
 * the upload; with it uploaded but unrecorded; with a recorded upload.
 */
export type Step = 'claimed' | 'written' | 'begun' | 'called' | 'answered' | 'recorded' | 'read' | 'given' | 'uploaded'

const step = process.env.DIE_AT as Step | undefined
const after: Readonly<Record<string, Step>> = {
  claim_message_sends: 'claimed',
  begin_message_sends: 'written',
  record_accepted_sends: 'recorded',
  record_media_upload: 'uploaded',
}

function dieAt(reached: Step | undefined): void {
  if (reached !== undefined && reached === step) process.kill(process.pid, 'SIGKILL')
}

const database = openDatabase({ url: process.env.DATABASE_URL ?? '', applicationName: 'dying-worker' })
const watched: Database = {
  ...database,
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let hasStarted = false
    const result = await database.transaction((tx) =>
      work({
        ...tx,
        async query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
          const rows = await tx.query<Row>(statement, values)
          hasStarted ||= statement.name === 'begin_message_sends' && rows.length > 0
          if (hasStarted) dieAt(after[statement.name])
          return rows
        },
      }),
    )
    if (hasStarted) {
      dieAt('begun')
      setImmediate(() => dieAt('called'))
    }
    return result
  },
  async query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
    const rows = await database.query<Row>(statement, values)
    if (rows.length > 0) dieAt(after[statement.name])
    return rows
  },
  async execute(...[statement, values]: Parameters<Database['execute']>): Promise<number> {
    const count = await database.execute(statement, values)
    dieAt(after[statement.name])
    return count
  },
}
const { connectToSend, uploadMedia } = httpProvider({ baseUrl: process.env.PROVIDER_BASE_URL })
const store = await openMediaStore(mediaStoreSettings(readVariables(process.env, mediaStoreNames)))
const { secrets, mediaBaseUrl } = aScope('org_of_no_meaning')
const log = openLogger({ service: 'dying-worker', level: 'error', format: 'json' })
startSendEngine({
  database: watched,
  secrets,
  mediaBaseUrl,
  log,
  onError: (err) => log.error({ err }, 'It failed.'),
  store,
  provider: {
    async uploadMedia(number, file) {
      dieAt('read')
      const outcome = await uploadMedia(number, file)
      dieAt('given')
      return outcome
    },
    async connectToSend() {
      const connected = await connectToSend()
      if (!connected.ok) return connected
      const { sendMessage, release } = connected.value
      return {
        ok: true,
        value: {
          release,
          async sendMessage(number, message) {
            const outcome = await sendMessage(number, message)
            dieAt('answered')
            return outcome
          },
        },
      }
    },
  },
})
process.once('disconnect', () => process.exit())
