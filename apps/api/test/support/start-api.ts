import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRanges } from '@channel/core/mechanisms/addresses'
import { openApiLog } from '@channel/core/mechanisms/api-log'
import { openKeyCache } from '@channel/core/mechanisms/authentication'
import { openLiveHub } from '@channel/core/mechanisms/live'
import { type BudgetLimits, openRateLimiter } from '@channel/core/mechanisms/rate-limits'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { openDatabase } from '@channel/db'
import type { LogLine } from '@channel/logger'
import { collectLog } from '@channel/logger/testing'
import { type MediaStore, openMediaStore } from '@channel/media-store'
import {
  eraseFromWebhook,
  httpProvider,
  readSignupEvent,
  respondToHandshake,
  signupDialogUrl,
  verifySignature,
} from '@channel/provider'
import { listen } from '@channel/settings'
import { type Simulator, startSimulator } from '@channel/simulator'
import { type OwnDatabase, sharedDatabase } from '@channel/test-kit'
import { afterAll, onTestFinished } from 'vitest'
import type { Operator } from '../../src/docs/openapi-document.ts'
import { createApp, createHttpServer, type Dependencies, type ProviderWebhooks, stopServer } from '../../src/index.ts'
import { createTenant, type Tenant, type TenantOptions } from './tenant.ts'

/** An API for a test file. */
export interface TestApi {
  readonly url: string
  readonly dependencies: Dependencies
  /** The lines that the API has logged, except those of requests. */
  readonly logged: LogLine[]
  /** The provider of all APIs of the test file: each account has its own business account there. */
  readonly simulator: Simulator
  /** Its own store of media files. */
  readonly mediaStore: MediaStore
  /** The directory of its files. */
  readonly mediaDirectory: string
  /** Creates an organization with a team, an account and an API key. */
  tenant(options?: TenantOptions): Promise<Tenant>
}

export const testSecret = 'a secret of the tests that is long enough'

export interface ApiOptions {
  /** `unreachable`: nothing listens at the database's address. */
  database?: 'unreachable' | OwnDatabase
  /** Enables the provider's webhooks, which the simulated provider then sends. */
  takesWebhooks?: boolean
  /** Max bytes of webhooks in memory, and max time for a body; default those of a process. */
  webhookLimits?: Partial<Pick<ProviderWebhooks, 'bufferBytes' | 'bodyTimeoutMs'>>
  /** Default far beyond what tests send. */
  limits?: BudgetLimits
  now?: () => Date
  development?: boolean
  /** Default that of development. */
  validateResponses?: boolean
  /** Max time for the provider's response; default 600,000. Tests in which it does not respond lower it. */
  providerTimeoutMs?: number
  /** Default no web page. */
  pageDirectory?: string
  /** Comma-separated ranges; default none. */
  trustedProxies?: string
  /** Default its own address. */
  publicUrl?: string
  /** A name of this machine in its address; default the IP address. */
  host?: 'localhost'
  /** Default none. */
  operator?: Operator
  /** Sends the mails of the dashboard; default none. */
  mail?: Dependencies['mail']
  /** The identity provider for the dashboard; default none. */
  oidc?: Dependencies['oidc']
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

async function aMediaDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  try {
    onTestFinished(remove)
  } catch {
    // Not within a test, where vitest would not call `afterAll`.
    afterAll(remove)
  }
  return directory
}

/** The token of the handshake with an API that receives webhooks. */
export const verifyToken = 'a token that was agreed on'

function verificationFor({ app }: Simulator): ProviderWebhooks {
  return {
    respondToHandshake: (query) => respondToHandshake(query, verifyToken),
    verifySignature: (raw, signature) => verifySignature(raw, signature, app.secret),
    bufferBytes: 16 * 1_048_576,
  }
}

/** Starts the API on a free port, for the rest of the test file. Not in `beforeAll`, where vitest would not call `afterAll`. */
export async function startApi(options: ApiOptions = {}): Promise<TestApi> {
  const isDown = options.database === 'unreachable'
  const own = typeof options.database === 'object' ? options.database : await sharedDatabase()
  const database = isDown ? openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' }) : own
  const { log, lines: logged } = collectLog({ level: 'info' })
  const keys = await openKeyCache(database)
  const now = options.now ?? (() => new Date())
  const rateLimiter = await openRateLimiter({ limits: options.limits ?? plenty, now, log })
  const apiLog = openApiLog(database, { flushMs: 20, closeMs: isDown ? 0 : 2_000 })
  const live = openLiveHub(database, { pollMs: 100, pauseMs: 10 })
  const simulator = await oneSimulator()
  const mediaDirectory = await aMediaDirectory()
  const mediaStore = await openMediaStore({ directory: mediaDirectory, s3: undefined })
  const dependencies: Dependencies = {
    database,
    log,
    findKey: keys.find,
    rateLimiter,
    apiLog,
    live,
    provider: httpProvider({
      baseUrl: simulator.url,
      requestTimeoutMs: options.providerTimeoutMs ?? 600_000,
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
    mail: options.mail,
    oidc: options.oidc,
    secrets: deriveSecrets(testSecret),
    now,
    development: options.development ?? false,
    validateResponses: options.validateResponses ?? true,
    trustedProxies: parseRanges(options.trustedProxies),
    mediaStore,
    mediaBaseUrl: 'https://media.example.com',
    eraseFromWebhook,
    publicUrl: () => options.publicUrl ?? url,
    pageDirectory: options.pageDirectory,
    ...(options.operator && { operator: options.operator }),
    findReadinessFailures: async () => [],
  }
  const server = createHttpServer(createApp(dependencies), log)
  const address = await listen(server, { port: 0, host: '127.0.0.1' })
  const url = address.replace('127.0.0.1', options.host ?? '127.0.0.1')
  afterAll(async () => {
    await live.close()
    await stopServer(server, 1_000)
    rateLimiter.close()
    await keys.close()
    await apiLog.close()
  })
  if (options.takesWebhooks) await simulator.connectCallback(`${url}/provider/webhooks`, verifyToken)
  const tenantServer = { url, simulator, secrets: dependencies.secrets }
  return {
    url,
    dependencies,
    logged,
    simulator,
    mediaStore,
    mediaDirectory,
    tenant: (tenantOptions) => createTenant(own, tenantServer, tenantOptions),
  }
}
