import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, openDatabase } from '@channel/db'
import { findPooler, startPooler, startPrimaryAndStandby } from '@channel/db/testing'
import { startSimulator } from '@channel/simulator'
import { freePort, startRedis } from '@channel/test-kit'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { secretOfProcesses } from '../support/start-process.ts'
import { verifyToken } from '../support/webhook-endpoint.ts'
import { startLoadBalancer } from './load-balancer.ts'
import { supervise } from './supervised-process.ts'

export type Service = Awaited<ReturnType<typeof startService>>

const instances = [1, 2, 3]
const bucket = 'media'
/** What the processes print is kept there. */
const logs = fileURLToPath(new URL('../../../../node_modules/.cache/scale/', import.meta.url))

const poolerSettings = `max_prepared_statements = 200
    server_login_retry = 1`

/**
 * Starts the service as on several machines: three APIs behind a proxy, three workers, PgBouncer, a primary with a
 * synchronous standby, Valkey, an S3 server and the simulated provider.
 *
 * @throws Error that says what to install, if a part is not on this machine
 */
export async function startService() {
  if (findPooler() !== 'supported')
    throw new Error(
      'This test needs PgBouncer 1.21 or later: install the package pgbouncer of Debian 13 or newer, or set PGBOUNCER to its program.',
    )
  await using parts = new AsyncDisposableStack()
  await rm(logs, { recursive: true, force: true })
  await mkdir(logs, { recursive: true })

  const postgres = await startPrimaryAndStandby()
  parts.defer(() => postgres.stop())
  const database = openDatabase({ url: postgres.url, poolSize: 4, applicationName: 'channel-scale' })
  parts.defer(() => database.close())
  await migrate(database)
  const pooler = await startPooler(postgres.primaryUrl, 20, poolerSettings)
  parts.defer(() => pooler.stop())
  const valkey = parts.use(await startRedis())
  const sink = parts.use(await openWebhookSink())
  const simulator = await startSimulator({ behavior: { enforce_window: false, statuses: ['sent', 'delivered'] } })
  parts.defer(() => simulator.stop())

  async function program(name: string, entry: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
    const started = await supervise({ entry, args, environment, logFile: join(logs, `${name}.log`) })
    parts.defer(() => started.stop())
    return started
  }
  const files = await mkdtemp(join(tmpdir(), 'channel-scale-'))
  parts.defer(() => rm(files, { recursive: true, force: true }))
  const s3Port = await freePort()
  const s3 = await program('s3', 'packages/media-store/test/support/s3-main.ts', [bucket, `${s3Port}`, files], {})

  const ports = await Promise.all(instances.map(() => freePort()))
  const balancer = await startLoadBalancer(ports)
  parts.defer(() => balancer.close())
  const environment = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url,
    REDIS_URL: valkey.url,
    CHANNEL_SECRET: secretOfProcesses,
    CHANNEL_DEVELOPMENT: '1',
    PUBLIC_URL: balancer.url,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    PROVIDER_BASE_URL: simulator.url,
    PROVIDER_APP_ID: simulator.app.id,
    PROVIDER_APP_SECRET: simulator.app.secret,
    PROVIDER_VERIFY_TOKEN: verifyToken,
    RATE_LIMIT_READS_PER_MINUTE: '100000',
    RATE_LIMIT_WRITES_PER_MINUTE: '100000',
    LOG_LEVEL: 'info',
  }
  const startAll = (name: string, settings: (index: number) => NodeJS.ProcessEnv) =>
    Promise.all(
      instances.map((instance, index) =>
        program(`${name}-${instance}`, `apps/${name}/src/main.ts`, [], { ...environment, ...settings(index) }),
      ),
    )
  const apis = await startAll('api', (index) => ({ PORT: `${ports[index]}` }))
  const workers = await startAll('worker', () => ({}))
  await simulator.connectCallback(`${balancer.url}/provider/webhooks`, verifyToken)
  simulator.setWebhooks({ timeout_ms: 5_000 })

  const started = parts.move()
  return {
    url: balancer.url,
    database,
    postgres,
    pooler,
    valkey,
    s3,
    apis,
    workers,
    simulator,
    sink,
    /** How processes ended without being killed by the test. */
    ends: () => [s3, ...apis, ...workers].flatMap(({ ends }) => ends),
    stop: () => started.disposeAsync(),
  }
}
