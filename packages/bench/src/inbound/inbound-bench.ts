import { setTimeout as delay } from 'node:timers/promises'
import type { MessageList } from '@channel/contract/types'
import { addApiKey } from '@channel/core/api-keys'
import { type Database, openDatabase, statement } from '@channel/db'
import type { RunningProcess } from '@channel/test-kit/start-process'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { createBenchOrganization, seedConversations } from '../database/seed-conversations.ts'
import { apiProgram, workerProgram } from '../http/variants.ts'
import { startProgram } from '../processes/start-program.ts'
import { inboundNumbers, newcomerEvery, providerSettings } from './inbound-plan.ts'

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
  const organization = await database.transaction((tx) => createBenchOrganization(tx, 'Receiving', inboundNumbers))
  const { organizationId, teamId } = organization
  const { key } = await database.transaction((tx) => addApiKey(tx, { organization_id: organizationId }))
  const api = await startProgram(apiProgram(bench.url, { environment: providerSettings }))
  const sizes = (batch: number) => ({ COUNT: String(count), BATCH: String(batch) })

  async function list(number: string, after: string): Promise<MessageList> {
    const cursor = after && `&cursor=${encodeURIComponent(after)}`
    const response = await fetch(`${api.url}/v1/${number}/messages?limit=100${cursor}`, {
      headers: { Authorization: `Bearer ${key}` },
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
      await database.transaction((tx) =>
        seedConversations(tx, organization, { count, status: 'resolved', leftOut: newcomerEvery }),
      )
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
    startWorker: (): Promise<RunningProcess> => startProgram(workerProgram(bench.url)),
    /** Starts the process that posts webhooks of `batch` messages each, as the provider does. */
    startPoster: (batch: number): Promise<RunningProcess> =>
      startProgram({
        entry: 'packages/bench/src/inbound/poster-main.ts',
        environment: { ...sizes(batch), API: api.url },
      }),
    /** Starts the process to compare with: it only inserts the same rows, `batch` messages per transaction. */
    startFloor: (batch: number): Promise<RunningProcess> =>
      startProgram({
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
