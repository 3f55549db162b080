// A worker that sends webhooks and dies abruptly, as in a power cut, at the step in DIE_AT.
import { openLookup, parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import { aScope } from '@channel/core/testing'
import { type Database, openDatabase, type Statement } from '@channel/db'
import { openLogger } from '@channel/logger'
import { openSender } from '../../src/deliveries/http/open-sender.ts'
import { startDeliveryEngine } from '../../src/deliveries/start-delivery-engine.ts'

/** The step after which the worker dies: deliveries claimed, response received, response recorded. */
export type Step = 'claimed' | 'responded' | 'recorded'

const step = process.env.DIE_AT as Step | undefined

function dieAt(reached: Step): void {
  if (reached === step) process.kill(process.pid, 'SIGKILL')
}

const database = openDatabase({ url: process.env.DATABASE_URL ?? '', applicationName: 'channel-dying-worker' })
const watched: Database = {
  ...database,
  async query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
    const rows = await database.query<Row>(statement, values)
    if (statement.name === 'record_webhook_delivery_attempts') dieAt('recorded')
    return rows
  },
}
const sender = openSender({ allow: parseAllowedRanges(undefined, true), lookup: openLookup() })
const log = openLogger({ service: 'dying-worker', level: 'info', format: 'json' })
startDeliveryEngine({
  database: watched,
  secrets: aScope('org_any').secrets,
  log,
  onError: (err) => log.error({ err }, 'The engine reported an error.'),
  async send(request) {
    dieAt('claimed')
    const outcome = await sender.send(request)
    dieAt('responded')
    return outcome
  },
})
process.once('disconnect', () => process.exit())
