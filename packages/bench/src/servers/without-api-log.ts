import { createApp, createHttpServer } from '@channel/api'
import { openKeyCache } from '@channel/core/mechanisms/authentication'
import { openLiveHub } from '@channel/core/mechanisms/live'
import { openRateLimiter } from '@channel/core/mechanisms/rate-limits'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { openDatabase } from '@channel/db'
import { openLogger } from '@channel/logger'
import { eraseFromWebhook, httpProvider } from '@channel/provider'
import { announce } from '../processes/announce.ts'

// apps/api/src/main.ts without API log and rate limits: the difference is their cost.
const database = openDatabase({ url: process.env.DATABASE_URL ?? '' })
const keys = await openKeyCache(database)
const now = () => new Date()
const log = openLogger({ service: 'bench', level: 'silent', format: 'json' })
const rateLimiter = await openRateLimiter({ limits: { read: 0, write: 0 }, now, log })
const server = createHttpServer(
  createApp({
    database,
    log,
    findKey: keys.find,
    rateLimiter,
    apiLog: { record: () => undefined, waitForCapacity: () => undefined },
    live: openLiveHub(database),
    provider: httpProvider(),
    secrets: deriveSecrets(process.env.CHANNEL_SECRET ?? ''),
    now,
    development: false,
    validateResponses: false,
    mediaBaseUrl: 'https://media.example.com',
    eraseFromWebhook,
    mediaStore: { open: async () => undefined, newFile: () => Promise.reject(new Error('There is no store.')) },
    publicUrl: () => 'http://127.0.0.1',
    findReadinessFailures: async () => [],
  }),
  log,
)
server.listen(0, '127.0.0.1', () => announce(server))
