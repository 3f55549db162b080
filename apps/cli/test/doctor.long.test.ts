import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { aTenant, newPhoneNumberId } from '@channel/core/testing'
import { findPooler, startPooler } from '@channel/db/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { checkNode } from '../src/doctor/check-machine.ts'
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
    PUBLIC_URL: await aServer(200, '{"object":"health","build":"b1"}'),
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
