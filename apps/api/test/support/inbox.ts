import { createHmac } from 'node:crypto'
import type { Message } from '@channel/contract/types'
import { statement } from '@channel/db'
import type { LogLine } from '@channel/logger'
import { collectLog } from '@channel/logger/testing'
import { type InboxOptions, processProviderWebhooks } from '@channel/queues/inbox'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterAll } from 'vitest'
import { newPhoneNumber } from './phone-numbers.ts'
import { send } from './send.ts'
import { type ApiOptions, startApi, type TestApi } from './start-api.ts'
import type { Tenant } from './tenant.ts'

/** A webhook in the inbox. */
export interface StoredWebhook {
  readonly id: number
  readonly attempt_count: number
  readonly next_attempt_at: string | null
  readonly unconnected_phone_number_ids: string[] | null
  readonly failure: string | null
}

/** An API that receives the provider's webhooks, with its own database, and helpers for both. */
export interface Inbox {
  readonly api: TestApi
  readonly database: OwnDatabase
  /** Log lines about webhooks that were given up. */
  readonly logged: LogLine[]
  /** A tenant whose number exists at the provider. */
  tenant(): Promise<Tenant>
  /** Waits until the provider has sent its webhooks, and processes those that are due. */
  processDue(options?: Partial<InboxOptions>): Promise<void>
  /** The webhooks that are still in the inbox. */
  stored(): Promise<StoredWebhook[]>
  /** Sends a webhook, signed with the provider's secret by default. */
  post(body: string | Uint8Array<ArrayBuffer>, signature?: string | null): Promise<Response>
}

const selectStored = statement(
  'test_stored_provider_webhooks',
  'SELECT id, attempt_count, next_attempt_at, unconnected_phone_number_ids, failure FROM provider_webhooks ORDER BY id',
)

/** Creates one for the rest of the test file. Not in `beforeAll`, where vitest would not call `afterAll`. */
export async function anInbox(options: Pick<ApiOptions, 'webhookLimits'> = {}): Promise<Inbox> {
  const database = await createTestDatabase()
  afterAll(() => database.drop())
  const api = await startApi({ ...options, database, takesWebhooks: true })
  const { simulator } = api
  const { log, lines: logged } = collectLog({ level: 'info' })
  return {
    api,
    database,
    logged,
    tenant: () => api.tenant(),
    async processDue(options = {}) {
      await simulator.settled()
      const dependencies = { database, mediaBaseUrl: api.dependencies.mediaBaseUrl, parallel: 2 }
      const all = { ...dependencies, log, ...options }
      while ((await processProviderWebhooks(all)) > 0);
    },
    stored: () => database.query<StoredWebhook>(selectStored),
    post: (body, signature = signed(body, simulator.app.secret)) =>
      fetch(`${api.url}/provider/webhooks`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(signature !== null && { 'X-Hub-Signature-256': signature }),
        },
        body,
      }),
  }
}

/** The provider's signature. */
export function signed(body: string | Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** The messages of a tenant's first account as the API lists them, newest first. */
export async function messagesOf(tenant: Tenant): Promise<Message[]> {
  return (await send('listMessages', tenant, { query: { limit: 100 } })).body.data
}

/** Changes with text messages on a number: the n-th has the id `wamid.n` and the text `n`. */
export function textsOn(account: Tenant['account'], count: number, from: () => string = newPhoneNumber): object[] {
  return Array.from({ length: count }, (_, index) =>
    changeOn(account, textFrom(from(), `wamid.${index}`, String(index))),
  )
}

export function textFrom(from: string, id: string, body: string): object {
  return { from: from.slice(1), id, timestamp: '1795165200', type: 'text', text: { body } }
}

export function changeOn({ phone_number_id }: Tenant['account'], message: unknown): object {
  return { field: 'messages', value: { metadata: { phone_number_id }, messages: [message] } }
}

/** A webhook's body. */
export function webhookOf({ waba_id }: Tenant['account'], changes: readonly unknown[]): string {
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: waba_id, changes }] })
}
