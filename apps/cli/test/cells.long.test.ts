import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, readMigrations, statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChannel, runJson } from './support/run-channel.ts'
import { secret } from './support/use-channels.ts'

interface Shown {
  readonly id: string
  readonly [field: string]: unknown
}

const insertGhost = statement('cells_cli_test_insert', `INSERT INTO cells (name) VALUES ('ghost')`)
const deleteGhost = statement('cells_cli_test_delete', `DELETE FROM cells WHERE name = 'ghost'`)
const editBaseline = statement(
  'cells_cli_test_edit',
  `UPDATE schema_migrations SET checksum = 'edited' WHERE version = 0`,
)
const readBaseline = statement('cells_cli_test_read', 'SELECT checksum FROM schema_migrations WHERE version = 0')
const restoreBaseline = statement(
  'cells_cli_test_restore',
  'UPDATE schema_migrations SET checksum = $1 WHERE version = 0',
)
const addOldWebhook = statement(
  'cells_cli_test_add_old',
  "INSERT INTO provider_webhooks (body, next_attempt_at) VALUES ('', now() - interval '10 minutes')",
)

let main: OwnDatabase
let europe: Database
let environment: NodeJS.ProcessEnv
let near: Shown
let far: Shown

const run = (...args: string[]) => runJson<Shown>(args, environment)
const list = (...args: string[]) => runJson<Shown[]>(args, environment)
const print = (...args: string[]) => runChannel(args, environment)

beforeAll(async () => {
  main = await createTestDatabase()
  const MEDIA_DIRECTORY = await mkdtemp(join(tmpdir(), 'channel-cells-'))
  environment = { DATABASE_URL: main.url, CHANNEL_SECRET: secret, MEDIA_DIRECTORY }
  europe = openDatabase({ url: main.url, cell: 'europe', poolSize: 2 })
  near = await run('organization', 'create', '--name', 'Near')
  expect(await run('cell', 'create', 'europe')).toEqual({ object: 'cell', name: 'europe', schema: 'cell_europe' })
  far = await run('organization', 'create', '--name', 'Far', '--cell', 'europe')
})
afterAll(async () => {
  await europe.close()
  await main.drop()
  await rm(`${environment.MEDIA_DIRECTORY}`, { recursive: true })
})

describe('cell', () => {
  it('list names each cell with what it contains', async () => {
    const whole = { organizations: 1, messages: 0, size: expect.any(Number), missing_migrations: 0 }
    expect(await list('cell', 'list')).toEqual([
      { name: 'main', ...whole },
      { name: 'europe', ...whole },
    ])
    expect((await print('cell', 'list')).stdout).toMatch(
      /^NAME +ORGANIZATIONS +MESSAGES +SIZE +MISSING MIGRATIONS\nmain /,
    )
  })

  it('create may be repeated, and refuses a name that is malformed or main', async () => {
    expect(await run('cell', 'create', 'europe')).toMatchObject({ name: 'europe' })
    for (const name of ['main', 'Big', 'a b'])
      expect(await print('cell', 'create', name)).toMatchObject({ status: 2, stdout: '' })
  })

  it('is required to exist by what names it', async () => {
    const { status, stderr } = await print('organization', 'create', '--name', 'Lost', '--cell', 'asia')
    expect([status, stderr]).toEqual([1, 'channel: There is no cell asia: create it with `cell create`.\n'])
  })
})

describe('a command about one organization', () => {
  it('works on the cell of the organization', async () => {
    expect(await run('organization', 'show', 'Far')).toMatchObject({ id: far.id })
    expect(await run('organization', 'update', far.id, '--plan', 'platform')).toMatchObject({ plan: 'platform' })
    const team = await run('team', 'create', '--organization', far.id, '--name', 'Support')
    expect(await list('team', 'list', '--organization', far.id)).toMatchObject([{ id: team.id }])
    const number = ['--phone-number-id', '106540352242922', '--phone-number', '+4930123456', '--name', 'Support']
    const account = await run('account', 'connect', '--organization', far.id, '--team', team.id, ...number)
    expect(await run('account', 'move', account.id, '--team', team.id)).toMatchObject({ id: account.id })
    environment.PROVIDER_TOKEN = 'right'
    expect(await run('account', 'authorize', account.id, '--waba-id', '4711')).toMatchObject({ id: account.id })
    const office = await run('team', 'create', '--organization', near.id, '--name', 'Office')
    const again = await print('account', 'connect', '--organization', near.id, '--team', office.id, ...number)
    expect(again.stderr).toBe('channel: The phone_number_id 106540352242922 is already connected.\n')
    const key = await run('key', 'create', '--organization', far.id)
    expect(await run('key', 'revoke', key.id)).toMatchObject({ id: key.id, revoked_at: expect.any(String) })
    const user = ['--organization', far.id, '--name', 'Ada', '--email', 'ada@example.com', '--role', 'owner']
    await run('user', 'create', ...user)
    expect(await run('user', 'reset', '--email', 'Ada@example.com')).toMatchObject({ organization_id: far.id })
  })

  it('names the cells if several know what it names', async () => {
    const twin = await run('organization', 'create', '--name', 'Far')
    const named = await print('organization', 'show', 'Far')
    expect(named.stderr).toBe('channel: Several cells know Far (main, europe): give its id.\n')
    await run(
      'user',
      'create',
      '--organization',
      twin.id,
      '--name',
      'Ada',
      '--email',
      'ada@example.com',
      '--role',
      'owner',
    )
    expect((await print('user', 'reset', '--email', 'ada@example.com')).stderr).toMatch(
      /\(main, europe\): give --cell\.$/m,
    )
    const reset = await run('user', 'reset', '--email', 'ada@example.com', '--cell', 'europe')
    expect(reset).toMatchObject({ organization_id: far.id })
    await run('organization', 'delete', twin.id, '--yes')
  })
})

it('lists of all organizations name the cell of each row', async () => {
  const found = await list('organization', 'list')
  expect(found.map(({ cell, id }) => [cell, id])).toEqual([
    ['main', near.id],
    ['europe', far.id],
  ])
  expect((await print('team', 'list', '--organization', far.id)).stdout).not.toContain('CELL')
  expect((await print('key', 'list')).stdout).toMatch(/^CELL +ID /)
  expect(await list('key', 'list', '--organization', far.id)).toMatchObject([{ organization_id: far.id }])
})

describe('migrate', () => {
  const names = readMigrations().then((migrations) => migrations.map(({ name }) => name))

  it('applies the migrations of every cell, and checks them', async () => {
    await main.execute(insertGhost)
    const check = await print('migrate', '--check', '--json')
    const missing = (await names).map((migration) => ({ cell: 'ghost', migration, state: 'missing' }))
    expect([check.status, JSON.parse(check.stdout)]).toEqual([1, missing])
    expect(check.stderr).toMatch(/^channel: The cell ghost lacks 1 migration: run /)
    const applied = await print('migrate')
    expect(applied.stdout).toMatch(/^CELL +MIGRATION +STATE\nghost +0000_baseline\.sql +applied\n$/)
    expect(applied.stderr).toBe('Cell europe: migrated, 1 of 2\nCell ghost: migrated, 2 of 2\n')
    expect((await print('migrate', '--check')).status).toBe(0)
  })

  it('names a cell that cannot be migrated, and migrates the others', async () => {
    const [{ checksum } = {}] = await europe.query<{ checksum: string }>(readBaseline)
    await europe.execute(editBaseline)
    const { status, stderr } = await print('migrate')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Cell ghost: migrated, 2 of 2\nchannel: The cell europe was not migrated: the schema .*\n$/)
    await europe.execute(restoreBaseline, [checksum])
  })
})

it('doctor checks every cell', async () => {
  const { stdout } = await print('doctor', '--json')
  const found = JSON.parse(stdout) as { check: string; state: string }[]
  expect(found.filter(({ check }) => check.endsWith('of cell europe'))).toMatchObject([
    { check: 'migrations of cell europe', state: 'ok' },
    { check: 'rights of cell europe', state: 'ok' },
    { check: 'secret of cell europe', state: 'ok' },
  ])
})

it('status names a cell that cannot be used, and shows the others', async () => {
  await main.session((session) => session.run('DROP SCHEMA cell_ghost CASCADE'))
  const { status, stdout } = await print('status')
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^Cell europe:\n\nQUEUE/m)])
  expect(stdout).toMatch(/^! the cell ghost cannot be used \(relation .*: run `channel migrate`/m)
})

it('status and the check of a restore show every cell, and name it', async () => {
  await main.execute(deleteGhost)
  await europe.execute(addOldWebhook)
  const status = await print('status')
  expect([status.status, status.stdout]).toEqual([1, expect.stringMatching(/^Cell europe:\n\nQUEUE/m)])
  expect(status.stdout).toMatch(/^! In the cell europe: the oldest item of inbox is /m)
  expect(JSON.parse((await print('status', '--json')).stdout)).toMatchObject({
    queues: expect.any(Array),
    cells: [{ cell: 'europe', queues: expect.any(Array) }],
  })
  const restore = await print('restore', 'check', '--json')
  expect(JSON.parse(restore.stdout)).toMatchObject({ verdict: 'mark', cells: [{ cell: 'europe', verdict: 'mark' }] })
  expect((await print('restore', 'check')).stdout).toMatch(/^Cell main:\n.*\nCell europe:\n/)
})

it('a rotation encrypts the values of every cell again', async () => {
  environment.CHANNEL_SECRET = `another ${secret},${secret}`
  expect(await run('secret', 'status')).toMatchObject({
    keys: [{}, { values: { provider_tokens: 1 }, can_be_removed: false }],
  })
  expect(await run('secret', 'rotate')).toMatchObject({ resealed: { provider_tokens: 1 }, left: [] })
  expect(await run('secret', 'status')).toMatchObject({
    keys: [{ values: { provider_tokens: 1 } }, { can_be_removed: true }],
  })
})
