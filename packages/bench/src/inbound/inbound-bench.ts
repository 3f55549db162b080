import { setTimeout as delay } from 'node:timers/promises'
import type { MessageList } from '@channel/contract/types'
import { connectAccount } from '@channel/core/accounts'
import { addApiKey } from '@channel/core/api-keys'
import { createOrganization } from '@channel/core/organizations'
import { createTeam } from '@channel/core/teams'
import { type Database, openDatabase, statement } from '@channel/db'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { apiProgram, workerProgram } from '../http/variants.ts'
import { type RunningProcess, startProcess } from '../processes/start-process.ts'
import { appSecret, inboundNumbers, newcomerEvery } from './inbound-plan.ts'

const insertContacts = statement(
  'bench_insert_contacts_of_inbound',
  `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name)
   SELECT $1, 'ctc_' || lpad(n::text, 26, '0'), ($3::text[])[1 + n % array_length($3::text[], 1)], $2,
     '+49151' || lpad(n::text, 8, '0'), 'Contact ' || n
   FROM generate_series(0, $4::int - 1) AS n WHERE n % $5 <> 0`,
)
const insertConversations = statement(
  'bench_insert_conversations_of_inbound',
  `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, status, last_message_at, last_inbound_at)
   SELECT organization_id, 'cnv_' || right(id, 26), phone_number_id, id, 'resolved', now(), now()
   FROM contacts WHERE organization_id = $1`,
)
// A webhook is deleted in the transaction that stores its messages. Polling for webhooks is cheaper than counting messages.
const findWebhook = statement('bench_find_webhook', 'SELECT id FROM provider_webhooks LIMIT 1')
const countReceived = statement(
  'bench_count_received',
  'SELECT count(*) AS count FROM messages WHERE organization_id = $1',
)

/** Max duration of a measurement. */
const timeoutMs = 180_000

/**
 * Prepares a bench of inbound messages: an organization, and the API. The returned functions start the other processes
 * and read the results.
 *
 * @param count the messages of each measurement
 */
export async function openInboundBench(bench: BenchDatabase, count: number) {
  const database: Database = openDatabase({ url: bench.url, statementTimeoutMs: 0 })
  const { organizationId, teamId, apiKey } = await makeOrganization(database)
  const provider = { PROVIDER_APP_ID: '1', PROVIDER_APP_SECRET: appSecret, PROVIDER_VERIFY_TOKEN: 'bench' }
  const api = await startProcess(apiProgram(bench.url, { environment: provider }))
  const sizes = (batch: number) => ({ COUNT: String(count), BATCH: String(batch) })

  async function list(number: string, after: string): Promise<MessageList> {
    const cursor = after && `&cursor=${encodeURIComponent(after)}`
    const response = await fetch(`${api.url}/v1/${number}/messages?limit=100${cursor}`, {
      headers: { Authorization: `Bearer ${apiKey}` },
    })
    if (response.status !== 200) throw new Error(`The service responded with ${response.status}.`)
    return response.json() as Promise<MessageList>
  }

  return {
    /** Restores the initial state: contacts and conversations, but no messages. */
    async clear(): Promise<void> {
      await bench.client.query('TRUNCATE provider_webhooks CASCADE')
      await bench.client.query('DELETE FROM contacts WHERE organization_id = $1', [organizationId])
      await bench.client.query('DELETE FROM events WHERE organization_id = $1', [organizationId])
      await database.transaction(async (tx) => {
        await tx.execute(insertContacts, [organizationId, teamId, inboundNumbers, count, newcomerEvery])
        await tx.execute(insertConversations, [organizationId])
      })
      await bench.client.query('VACUUM ANALYZE contacts, conversations, messages, events, provider_webhooks')
    },
    /**
     * Waits until all messages are committed. Call it after all webhooks have been posted.
     *
     * @throws Error after the timeout
     */
    async waitUntilReceived(): Promise<void> {
      const end = performance.now() + timeoutMs
      while ((await database.query(findWebhook)).length > 0 && performance.now() < end) await delay(20)
      const [row] = await database.query<{ count: number }>(countReceived, [organizationId])
      if (row?.count !== count) throw new Error(`Only ${row?.count} of ${count} messages were received.`)
    },
    /** The number of messages that the API returns on all pages. */
    async countReadable(): Promise<number> {
      let readable = 0
      for (const number of inboundNumbers) {
        for (let after: string | null = ''; after !== null; ) {
          const page: MessageList = await list(number, after)
          readable += page.data.length
          after = page.next_cursor
        }
      }
      return readable
    },
    startWorker: (): Promise<RunningProcess> => startProcess(workerProgram(bench.url)),
    /** Starts the process that posts webhooks of `batch` messages each, as the provider does. */
    startPoster: (batch: number): Promise<RunningProcess> =>
      startProcess({
        entry: 'packages/bench/src/inbound/poster-main.ts',
        environment: { ...sizes(batch), API: api.url },
      }),
    /** Starts the process to compare with: it only inserts the same rows, `batch` messages per transaction. */
    startFloor: (batch: number): Promise<RunningProcess> =>
      startProcess({
        entry: 'packages/bench/src/inbound/floor-main.ts',
        environment: { ...sizes(batch), DATABASE_URL: bench.url, ORGANIZATION: organizationId, TEAM: teamId },
      }),
    async [Symbol.asyncDispose](): Promise<void> {
      await database.close()
      await api[Symbol.asyncDispose]()
    },
  }
}

export type InboundBench = Awaited<ReturnType<typeof openInboundBench>>

async function makeOrganization(database: Database) {
  return database.transaction(async (tx) => {
    const { id: organization_id } = await createOrganization(tx, { name: 'Receiving' })
    const team = await createTeam(tx, { organization_id, name: 'Receiving' })
    for (const [index, phone_number_id] of inboundNumbers.entries()) {
      const phone_number = `+1555020${String(index).padStart(4, '0')}`
      const account = { phone_number_id, phone_number, name: 'Bench' }
      await connectAccount(tx, { organization_id, team_id: team.id, ...account })
    }
    const { key } = await addApiKey(tx, { organization_id })
    return { organizationId: organization_id, teamId: team.id, apiKey: key }
  })
}
