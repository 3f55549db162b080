import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { announceProcess } from '@channel/core/secret-rotation'
import { aTenant, newPhoneNumberId } from '@channel/core/testing'
import { migrate, openDatabase } from '@channel/db'
import { findPooler, startPooler } from '@channel/db/testing'
import { createTestDatabase, startRedis } from '@channel/test-kit'
import { wrongClock } from '@channel/test-kit/wrong-clock'
import { expect, it, onTestFinished } from 'vitest'
import { checkNode } from '../src/doctor/check-machine.ts'
import { judge } from '../src/doctor/check-redis.ts'
import { runCheck } from '../src/doctor/finding.ts'
import { runChannel, spawnChannel } from './support/run-channel.ts'
import { secret } from './support/use-channels.ts'

interface Found {
  readonly check: string
  readonly state: string
  readonly detail: string
}

async function aServer(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

it('finds nothing wrong, and each fault that is planted', async () => {
  await using database = await createTestDatabase()
  const directory = await mkdtemp(join(tmpdir(), 'channel-doctor-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const { account } = await aTenant(database)
  await database.transaction((tx) =>
    authorizeAccount(tx, deriveSecrets(secret), { id: account.id, token: 'a-token', waba_id: newPhoneNumberId() }),
  )
  const secretFile = join(directory, 'secret-of-service')
  await writeFile(secretFile, secret, { mode: 0o600 })
  const healthy = {
    DATABASE_URL: database.url,
    CHANNEL_SECRET_FILE: secretFile,
    CHANNEL_DATA_DIR: directory,
    MEDIA_DIRECTORY: join(directory, 'media'),
    PROVIDER_BASE_URL: await aServer(404, ''),
    PUBLIC_URL: await aServer(200, '{"data":{"object":"health","build":"b1"}}'),
  }
  const doctor = async (overrides: NodeJS.ProcessEnv = {}) => {
    const { status, stdout } = await runChannel(['doctor', '--json'], { ...healthy, ...overrides })
    expect(stdout).not.toContain(secret)
    const found = JSON.parse(stdout) as Found[]
    return {
      status,
      wrong: found
        .filter(({ state }) => state !== 'ok')
        .map(({ check, state, detail }) => `${state} ${check}: ${detail}`),
    }
  }
  expect(await doctor()).toEqual({ status: 0, wrong: [] })

  const faults: [NodeJS.ProcessEnv, RegExp][] = [
    [
      { CHANNEL_SECRET_FILE: '', CHANNEL_SECRET: 'another secret than that of the values' },
      /^error secret: CHANNEL_SECRET lacks the secret of key/,
    ],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, /^error redis: it cannot be used/],
    [{ PROVIDER_BASE_URL: 'http://127.0.0.1:1' }, /^error provider: it cannot be used/],
    [{ MEDIA_DIRECTORY: '/dev/null/media' }, /^error media store: .*ENOTDIR/],
    [
      { PUBLIC_URL: 'http://127.0.0.1:1' },
      /^error public url: \S+ does not respond .*: correct PUBLIC_URL or the proxy$/,
    ],
    [{ PUBLIC_URL: healthy.PROVIDER_BASE_URL }, /^error public url: \S+ is another service \(status 404\)/],
    [
      { DATABASE_URL: database.url.replace(/channel_test_\w+/, 'no_such_database') },
      /^error database: .*no_such_database/,
    ],
  ]
  for (const [fault, line] of faults) {
    const { status, wrong } = await doctor(fault)
    expect(
      wrong.filter((each) => line.test(each)),
      `${line} in ${wrong.join('\n')}`,
    ).toHaveLength(1)
    expect(status).toBe(1)
  }

  await chmod(secretFile, 0o644)
  expect(await doctor()).toMatchObject({
    status: 0,
    wrong: [expect.stringMatching(/^warning secret files: .*chmod o= /)],
  })
  await database.session((session) => session.run('DROP TABLE pgboss.version'))
  expect((await doctor()).wrong).toContainEqual(expect.stringMatching(/^error migrations: .* run `.*migrate`$/))
})

/** The lines of a doctor that finds something about this part, on a database. */
async function findingsOn(url: string, check: string, settings: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { stdout } = await spawnChannel(['doctor', '--json'], {
    DATABASE_URL: url,
    CHANNEL_SECRET: secret,
    PROVIDER_BASE_URL: 'http://127.0.0.1:1',
    ...settings,
  })
  const found = JSON.parse(stdout) as Found[]
  return found.filter((each) => each.check === check).map(({ state, detail }) => `${state}: ${detail}`)
}

it('finds a role without rights, and one that has too many', async () => {
  await using database = await createTestDatabase()
  const role = `service_${randomBytes(4).toString('hex')}`
  const run = (sql: string) => database.session((session) => session.run(sql))
  await run(`CREATE ROLE ${role} LOGIN PASSWORD 'x'`)
  onTestFinished(async () => {
    await using admin = await createTestDatabase()
    await admin.session((session) => session.run(`DROP ROLE ${role}`))
  })
  const url = database.url.replace(/\/\/[^/?#]*@/, `//${role}:x@`)
  const service = openDatabase({ url, poolSize: 1 })
  await migrate(database, { service })
  await service.close()
  const DATABASE_MIGRATION_URL = database.url
  expect(await findingsOn(url, 'rights', { DATABASE_MIGRATION_URL })).toEqual([`ok: the role ${role} owns nothing`])
  expect(await findingsOn(database.url, 'rights', { DATABASE_MIGRATION_URL })).toEqual([
    expect.stringMatching(/^warning: the role \S+ may change the schema, although/),
  ])
  await run(`REVOKE UPDATE ON messages FROM ${role}`)
  expect(await findingsOn(url, 'rights')).toEqual([
    `error: the role ${role} cannot use public.messages: run \`npm run -s channel -- migrate\` as the owner`,
  ])
  await run(`DROP OWNED BY ${role}`)
})

it('finds a wrong clock, too few connections, and a schema of another version', async () => {
  await using database = await createTestDatabase()
  const { url } = database
  expect(await findingsOn(url, 'clock', wrongClock(600_000))).toEqual([
    expect.stringMatching(/^warning: this machine is (?:599|600)\.?\d* s ahead of the database: synchronize/),
  ])
  expect(await findingsOn(url, 'clock', wrongClock(-600_000))).toEqual([
    expect.stringMatching(/^warning: this machine is (?:599|600)\.?\d* s behind the database: synchronize/),
  ])

  expect(await findingsOn(url, 'connections')).toEqual([
    expect.stringMatching(/^ok: an API may open 16, a worker 21, and max_connections allows \d+$/),
  ])
  for (const kind of ['api', 'worker'] as const) {
    const announced = await announceProcess(database, { kind, secrets: deriveSecrets(secret) })
    onTestFinished(() => announced.close())
  }
  expect(await findingsOn(url, 'connections', { DATABASE_POOL_SIZE: '500' })).toEqual([
    expect.stringMatching(/^warning: 2 processes may open 1023 connections, and max_connections allows \d+: raise it/),
  ])
  // The pool leads to the pooler then.
  expect(await findingsOn(url, 'connections', { DATABASE_POOL_SIZE: '500', DATABASE_DIRECT_URL: url })).toEqual([
    expect.stringMatching(/^ok: 2 processes may open 23 connections/),
  ])

  const run = (sql: string) => database.session((session) => session.run(sql))
  await run(
    `INSERT INTO schema_migrations (version, name, checksum, oldest_compatible) VALUES (9999, '9999_later.sql', '', 9999)`,
  )
  expect(await findingsOn(url, 'migrations')).toEqual([
    expect.stringMatching(/^error: the database is newer than this program: .*9999_later\.sql.*run the newer program/),
  ])
  await run(
    'DELETE FROM schema_migrations WHERE version >= (SELECT max(version) FROM schema_migrations WHERE version < 9999)',
  )
  expect(await findingsOn(url, 'migrations')).toEqual([
    expect.stringMatching(/^error: it lacks the migrations from \d{4}_\S+ on: run `.*migrate`$/),
  ])
})

it('shows version and memory of Redis, and what it does when it is full', async () => {
  await using redis = await startRedis()
  const find = async () => (await runChannel(['doctor'], { REDIS_URL: redis.url })).stdout
  expect(await find()).toMatch(/^ok +redis +Valkey [\d.]+, [\d.]+ MB of [\d.]+ MB, maxmemory-policy noeviction$/m)
  const socket = connect(Number(new URL(redis.url).port))
  socket.write('CONFIG SET maxmemory-policy allkeys-lru\r\n')
  expect(String(await once(socket, 'data'))).toBe('+OK\r\n')
  socket.destroy()
  expect(await find()).toMatch(/^warning +redis .*removes rate limits when it is full: set maxmemory-policy/m)

  const server = {
    name: 'Redis',
    version: '7.0.15',
    usedBytes: 1e6,
    maxBytes: 0,
    policy: 'noeviction',
    evictedKeys: 0,
  } as const
  expect(judge({ ...server, policy: 'allkeys-lru' }).state).toBe('ok')
  expect(judge({ ...server, maxBytes: 2e6, policy: 'volatile-ttl' }).state).toBe('ok')
  expect(judge({ ...server, maxBytes: 2e6, policy: 'volatile-ttl', evictedKeys: 3 }).detail).toMatch(/removed 3 keys/)
  expect(judge({ ...server, maxBytes: 1e6 }).detail).toMatch(/nearly full, and then refuses to count/)
  expect(judge({ ...server, maxBytes: 1e6, policy: 'volatile-lru' }).detail).toMatch(/removes rate limits before/)
  expect(judge({ ...server, version: '5.0.7' })).toMatchObject({
    state: 'error',
    detail: expect.stringMatching(/too old/),
  })
})

it('needs Node 24.18', () => {
  expect(['24.18.0', '24.17.9', '18.20.0', '26.0.0'].map((version) => checkNode(version).state)).toEqual([
    'ok',
    'error',
    'error',
    'ok',
  ])
})

it('reports a failure of a check as an error of it', async () => {
  const fails = () => Promise.reject(new Error('it broke'))
  expect(await runCheck('a', fails)).toEqual([{ check: 'a', state: 'error', detail: 'it broke' }])
})

it('rejects a database in another encoding', async () => {
  await using database = await createTestDatabase()
  const name = `channel_test_${Date.now()}_ascii`
  const run = (sql: string) => database.session((session) => session.run(sql))
  await run(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`)
  onTestFinished(async () => {
    await using admin = await createTestDatabase()
    await admin.session((session) => session.run(`DROP DATABASE ${name} WITH (FORCE)`))
  })
  const { status, stdout } = await runChannel(['doctor'], {
    DATABASE_URL: database.url.replace(/channel_test_\w+/, name),
  })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^error +database +.* is encoded in SQL_ASCII; create it with ENCODING 'UTF8'/m)
})

it.skipIf(findPooler() === 'none')('finds a pooler without an address for sessions, or of an old version', async () => {
  await using database = await createTestDatabase()
  const isOld = findPooler() === 'too old'
  const pooler = await startPooler(database.url, 3, isOld ? '' : 'max_prepared_statements = 200')
  onTestFinished(() => pooler.stop())
  const doctor = (settings: NodeJS.ProcessEnv) => runChannel(['doctor'], { DATABASE_URL: pooler.url, ...settings })
  expect((await doctor({})).stdout).toMatch(/^error +database +.*connection pooler.* Set DATABASE_DIRECT_URL/m)
  const { stdout } = await doctor({ DATABASE_DIRECT_URL: database.url })
  expect(stdout).toMatch(isOld ? /^error +connection .*Use PgBouncer 1\.21/m : /^ok +connection /m)
})

it('ends although nothing responds', async () => {
  const silent = createTcpServer(() => undefined).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = `127.0.0.1:${(silent.address() as { port: number }).port}`
  const began = performance.now()
  const { status, stdout } = await spawnChannel(['doctor', '--json'], {
    DATABASE_URL: `postgres://user:very-secret@${address}/channel`,
    REDIS_URL: `redis://:very-secret@${address}`,
    PROVIDER_BASE_URL: `http://${address}`,
    PUBLIC_URL: `http://${address}`,
    MEDIA_S3_BUCKET: 'bucket',
    MEDIA_S3_ENDPOINT: `http://${address}`,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'very-secret',
    AWS_REGION: 'eu-central-1',
  })
  expect(performance.now() - began).toBeLessThan(60_000)
  expect(status).toBe(1)
  expect(stdout).not.toContain('very-secret')
  const wrong = (JSON.parse(stdout) as Found[]).filter(({ state }) => state === 'error').map(({ check }) => check)
  expect(wrong).toEqual(expect.arrayContaining(['database', 'provider', 'redis', 'media store', 'public url']))
})
