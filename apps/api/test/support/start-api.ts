import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BudgetLimits, deriveSecrets, openApiLog, openKeyCache, openRateLimiter } from '@channel/core'
import { openDatabase } from '@channel/db'
import { type MediaStore, openMediaStore, readMediaStoreSettings } from '@channel/media-store'
import {
  answerHandshake,
  eraseFromWebhook,
  httpProvider,
  readSignupEvent,
  signupDialogUrl,
  verifySignature,
} from '@channel/provider'
import { type Simulator, startSimulator } from '@channel/simulator'
import { type OwnDatabase, sharedDatabase } from '@channel/test-kit'
import { afterAll } from 'vitest'
import {
  createApp,
  createHttpServer,
  type Dependencies,
  listen,
  type ProviderWebhooks,
  stopServer,
} from '../../src/index.ts'
import { describeService, type Operator } from '../../src/openapi-document.ts'
import { createTenant, type Tenant, type TenantOptions } from './tenant.ts'

/** An API that serves a test file. */
export interface TestApi {
  readonly url: string
  readonly dependencies: Dependencies
  /** The provider of every API of the test file: each account has a business account of its own there. */
  readonly simulator: Simulator
  /** The store that it serves files from, its own. */
  readonly mediaStore: MediaStore
  /** Makes an organization with a team, an account and an API key. */
  tenant(options?: TenantOptions): Promise<Tenant>
}

export const testSecret = 'a secret of the tests that is long enough'

export interface ApiOptions {
  /** Nothing listens where its database should be. */
  database?: 'unreachable' | OwnDatabase
  /** Takes the provider's webhooks, which the simulated provider then sends. */
  takesWebhooks?: boolean
  /** How many bytes of them are held at a time, and for how long a body may arrive; as a process has it by default. */
  webhookLimits?: Partial<Pick<ProviderWebhooks, 'bufferBytes' | 'bodyTimeoutMs'>>
  /** Far beyond what tests send, unless told. */
  limits?: BudgetLimits
  now?: () => Date
  development?: boolean
  /** As in development, unless told. */
  validateResponses?: boolean
  /** How long the provider may take to answer; 15,000 unless told, as tests do in which it does not. */
  providerTimeoutMs?: number
  /** Where it listens, unless told. */
  publicUrl?: string
  /** Named nowhere, unless told. */
  operator?: Operator
}

const plenty: BudgetLimits = { read: 1_000_000, write: 1_000_000 }

let started: Promise<Simulator> | undefined

/** One for all APIs of a test file: a tenant of one may send its requests to another. */
function oneSimulator(): Promise<Simulator> {
  if (started === undefined) {
    const simulator = startSimulator()
    started = simulator
    afterAll(async () => {
      // The next test file of this worker starts its own.
      started = undefined
      await (await simulator).stop()
    })
  }
  return started
}

async function aMediaStore(): Promise<MediaStore> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  afterAll(() => rm(directory, { recursive: true, force: true }))
  return openMediaStore(readMediaStoreSettings({ MEDIA_DIRECTORY: directory }))
}

/** What the provider has to show in the handshake of an API that takes its webhooks. */
export const verifyToken = 'a token that was agreed on'

function verificationFor({ app }: Simulator): ProviderWebhooks {
  return {
    answerHandshake: (query) => answerHandshake(query, verifyToken),
    verifySignature: (raw, signature) => verifySignature(raw, signature, app.secret),
    bufferBytes: 16 * 1_048_576,
  }
}

/** Starts the API on a free port, for the rest of the test file. */
export async function startApi(options: ApiOptions = {}): Promise<TestApi> {
  const isDown = options.database === 'unreachable'
  const own = typeof options.database === 'object' ? options.database : await sharedDatabase()
  const database = isDown ? openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' }) : own
  const keys = await openKeyCache(database)
  const now = options.now ?? (() => new Date())
  const rateLimiter = await openRateLimiter({ limits: options.limits ?? plenty, now, log: () => undefined })
  const apiLog = openApiLog(database, { flushMs: 20, closeMs: isDown ? 0 : 2_000 })
  const simulator = await oneSimulator()
  const mediaStore = await aMediaStore()
  const dependencies: Dependencies = {
    database,
    findKey: keys.find,
    rateLimiter,
    apiLog,
    provider: httpProvider({
      baseUrl: simulator.url,
      requestTimeoutMs: options.providerTimeoutMs ?? 15_000,
      app: simulator.app,
    }),
    signup: {
      url: (redirectUrl, state) =>
        signupDialogUrl({ baseUrl: simulator.url, appId: simulator.app.id, redirectUrl, state }),
      read: readSignupEvent,
    },
    ...(options.takesWebhooks && {
      providerWebhooks: { ...verificationFor(simulator), ...options.webhookLimits },
    }),
    secrets: deriveSecrets(testSecret),
    now,
    development: options.development ?? false,
    validateResponses: options.validateResponses ?? true,
    mediaStore,
    mediaBaseUrl: 'https://media.example.com',
    eraseFromWebhook,
    publicUrl: () => options.publicUrl ?? url,
    ...(options.operator && { openApiDocument: describeService(options.operator) }),
    findObstacles: async () => [],
  }
  const server = createHttpServer(createApp(dependencies))
  const url = await listen(server, 0, '127.0.0.1')
  afterAll(async () => {
    await stopServer(server, 1_000)
    rateLimiter.close()
    await keys.close()
    await apiLog.close()
  })
  if (options.takesWebhooks) await simulator.connectCallback(`${url}/provider/webhooks`, verifyToken)
  const place = { url, simulator, secrets: dependencies.secrets }
  return {
    url,
    dependencies,
    simulator,
    mediaStore,
    tenant: (tenantOptions) => createTenant(own, place, tenantOptions),
  }
}
