import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { authorizeAccount } from '@channel/core/accounts'
import type { Scope } from '@channel/core/mechanisms/scope'
import { getMessage, type InboundMedia } from '@channel/core/messages'
import {
  aDeliveryClock,
  anAccount,
  anInboundMessage,
  aTenant,
  newPhoneNumberId,
  recordedEvents,
} from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { openMediaStore } from '@channel/media-store'
import { type HttpProviderOptions, httpProvider } from '@channel/provider'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'
import type { RowQueue } from '../../src/leased/row-queue.ts'
import type { MediaLimits } from '../../src/media/media-limits.ts'
import { startMediaFetcher } from '../../src/media/start-media-fetcher.ts'

const readMedia = statement(
  'worker_test_read_media',
  `SELECT id, status, fetch_attempt_count AS attempts, fetch_refusal_count AS misses, fetch_error AS error, stored_name AS name,
     lease_token IS NOT NULL AS held,
     next_fetch_at AS due
   FROM media ORDER BY created_at, id`,
)

const sender = '+4915112345678'

/** A file as stored in the database. */
export interface StoredMedia {
  readonly id: string
  readonly status: 'pending' | 'ready' | 'failed'
  readonly attempts: number
  readonly misses: number
  readonly error: string | null
  readonly name: string | null
  /** Whether a worker has claimed it. */
  readonly held: boolean
  /** When it can be claimed, if it is pending. */
  readonly due: string
}

export interface Arrival {
  readonly bytes?: Uint8Array
  /** The first account by default. */
  readonly account?: TestAccount
  /** Fields of the webhook that differ from the file. */
  readonly reported?: Partial<InboundMedia>
}

export interface TestAccount {
  readonly id: string
  readonly organization_id: string
  readonly phone_number_id: string
}

/** A database of its own with an organization, an account known to the provider, and workers that fetch files. */
export async function aMediaScene() {
  const database: OwnDatabase = await createTestDatabase()
  onTestFinished(() => database.drop())
  const simulator = await startSimulator()
  onTestFinished(() => simulator.stop())
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const store = await openMediaStore({ directory, s3: undefined })
  const clock = aDeliveryClock()
  const tenant = await aTenant(database)
  const scope: Scope = tenant.scope
  const errors: Error[] = []

  const token = (account: TestAccount) => `token-of-${account.id}`
  async function authorize(account: TestAccount, wabaId: string): Promise<void> {
    const authorization = { id: account.id, token: token(account), waba_id: wabaId }
    await database.transaction((tx) => authorizeAccount(tx, scope.secrets, authorization))
  }
  /** Adds an account to the provider. @returns its business account there */
  function introduce(account: TestAccount): string {
    const waba_id = newPhoneNumberId()
    simulator.setNumber(account.phone_number_id, { waba_id, display_phone_number: '+49 30 1', verified_name: 'Bakery' })
    simulator.setToken(waba_id, token(account))
    return waba_id
  }
  async function addAccount(): Promise<TestAccount> {
    const account = await anAccount(database, tenant.team)
    await authorize(account, introduce(account))
    return account
  }
  const waba = introduce(tenant.account)
  await authorize(tenant.account, waba)

  return {
    database,
    simulator,
    directory,
    store,
    clock,
    tenant,
    /** The first account's business account at the provider. */
    waba,
    errors,
    addAccount,
    authorize,
    introduce,
    /** Starts a fetcher for the rest of the test. It polls continuously. */
    async start(settings: Partial<MediaLimits> & { provider?: HttpProviderOptions } = {}): Promise<RowQueue> {
      const { provider, ...limits } = settings
      const fetcher = startMediaFetcher({
        database,
        secrets: scope.secrets,
        mediaBaseUrl: scope.mediaBaseUrl,
        provider: httpProvider({ baseUrl: simulator.url, ...provider }),
        store,
        clock,
        log: collectLog().log,
        onError: (error) => errors.push(error),
        limits: { pollMs: 20, graceMs: 100, ...limits },
      })
      onTestFinished(() => fetcher.stop())
      return fetcher
    },
    /** Receives an image from the same contact, processed like a webhook. */
    receive({ bytes = randomBytes(20_000), account = tenant.account, reported = {} }: Arrival = {}) {
      const { content } = simulator.receive(account.phone_number_id, {
        from: sender,
        type: 'image',
        image: { base64: Buffer.from(bytes).toString('base64'), mime_type: 'image/jpeg' },
      })
      const { id, url, sha256 } = content.image as { id: string; url: string; sha256: string }
      const media = { provider_media_id: id, mime_type: 'image/jpeg', filename: null, url, sha256, ...reported }
      return anInboundMessage(database, account, {
        from: { phone_number: sender },
        type: 'image',
        content: null,
        media,
      })
    },
    message: (id: string, account: TestAccount = tenant.account) =>
      getMessage(database, scope, { params: { phone_number_id: account.phone_number_id, id } }),
    media: () => database.query<StoredMedia>(readMedia),
    events: (id: string) => recordedEvents(database, tenant.organization.id, id),
    /** The number of download requests to the provider, and of requests for URLs. */
    requestCounts: () => ({
      downloads: simulator.requests.filter((request) => request.includes('/attachments/')).length,
      lookups: simulator.requests.filter((request) => /^GET \/v[\d.]+\/\d+\?phone_number_id=/.test(request)).length,
    }),
    /** All files in the store directory, finished or not, but for what workers keep there for a restore. */
    async files(): Promise<string[]> {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('restore-')).map(({ name }) => name)
    },
    async bytesOf(name: string): Promise<Buffer | undefined> {
      const stream = await store.open(name)
      return stream && buffer(stream)
    },
  }
}

export type MediaScene = Awaited<ReturnType<typeof aMediaScene>>

/** Returns the SHA-256 of bytes in hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
