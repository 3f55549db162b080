// A worker that sends messages and dies abruptly, as in a power cut, at the step in DIE_AT.
import { aScope } from '@channel/core/testing'
import { type Database, openDatabase, type Statement, type Transaction } from '@channel/db'
import { openLogger } from '@channel/logger'
import { openMediaStore } from '@channel/media-store'
import { httpProvider } from '@channel/provider'
import { mediaStoreNames, mediaStoreSettings, readVariables } from '@channel/settings'
import { startBroadcasts } from '../../src/broadcasts/index.ts'
import { startSendEngine } from '../../src/sends/start-send-engine.ts'

/** The step after which the worker dies. */
export type Step =
  /** Scheduled messages are moved to those to send, but not committed. */
  | 'released-uncommitted'
  /** Scheduled messages are moved to those to send. */
  | 'released'
  /** A broadcast is claimed. */
  | 'broadcast-claimed'
  /** Messages of a broadcast are made, but not committed. */
  | 'made-uncommitted'
  /** Messages of a broadcast are made. */
  | 'made'
  /** Messages are claimed. */
  | 'claimed'
  /** The transaction that records the calls has not committed. */
  | 'begun-uncommitted'
  /** The calls are recorded, but not made. */
  | 'begun'
  /** The calls are made, but no response has arrived. */
  | 'called'
  /** A response has arrived, but is not recorded. */
  | 'responded'
  /** A response is recorded. */
  | 'recorded'
  /** A file is read for its upload. */
  | 'file-read'
  /** A file is uploaded, but that is not recorded. */
  | 'file-uploaded'
  /** The upload of a file is recorded. */
  | 'upload-recorded'

const step = process.env.DIE_AT as Step | undefined
/** The step that each statement completes. */
const stepOfStatement: Readonly<Record<string, Step>> = {
  release_scheduled_sends: 'released-uncommitted',
  claim_broadcasts: 'broadcast-claimed',
  apply_outbound_messages: 'made-uncommitted',
  claim_message_sends: 'claimed',
  begin_message_sends: 'begun-uncommitted',
  record_accepted_sends: 'recorded',
  record_media_upload: 'upload-recorded',
}

function dieAt(reached: Step | undefined): void {
  if (reached !== undefined && reached === step) process.kill(process.pid, 'SIGKILL')
}

const { DATABASE_URL: url = '', DATABASE_CELL: cell } = process.env
const database = openDatabase({ url, cell, applicationName: 'dying-worker' })
const watched: Database = {
  ...database,
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let hasBegunSends = false
    let hasReleased = false
    let hasMade = false
    const result = await database.transaction((tx) =>
      work({
        ...tx,
        async query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
          const rows = await tx.query<Row>(statement, values)
          hasBegunSends ||= statement.name === 'begin_message_sends' && rows.length > 0
          hasReleased ||= statement.name === 'release_scheduled_sends' && rows.length > 0
          hasMade ||= statement.name === 'apply_outbound_messages' && rows.length > 0
          if (hasBegunSends || hasReleased || hasMade) dieAt(stepOfStatement[statement.name])
          return rows
        },
      }),
    )
    if (hasReleased) dieAt('released')
    if (hasMade) dieAt('made')
    if (hasBegunSends) {
      dieAt('begun')
      setImmediate(() => dieAt('called'))
    }
    return result
  },
  async query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
    const rows = await database.query<Row>(statement, values)
    if (rows.length > 0) dieAt(stepOfStatement[statement.name])
    return rows
  },
  async execute(...[statement, values]: Parameters<Database['execute']>): Promise<number> {
    const count = await database.execute(statement, values)
    dieAt(stepOfStatement[statement.name])
    return count
  },
}
const { connectToSend, ping, uploadMedia } = httpProvider({ baseUrl: process.env.PROVIDER_BASE_URL })
const store = await openMediaStore(mediaStoreSettings(readVariables(process.env, mediaStoreNames)))
const { secrets, mediaBaseUrl } = aScope('org_any')
const log = openLogger({ service: 'dying-worker', level: 'error', format: 'json' })
startSendEngine({
  database: watched,
  secrets,
  mediaBaseUrl,
  log,
  onError: (err) => log.error({ err }, 'The engine reported an error.'),
  store,
  provider: {
    ping,
    async uploadMedia(number, file) {
      dieAt('file-read')
      const outcome = await uploadMedia(number, file)
      dieAt('file-uploaded')
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
            dieAt('responded')
            return outcome
          },
        },
      }
    },
  },
})
startBroadcasts({
  database: watched,
  mediaBaseUrl,
  onError: (err) => log.error({ err }, 'The worker of broadcasts reported an error.'),
})
process.once('disconnect', () => process.exit())
