import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAuditLog } from '@channel/core/audit-log'
import { getMessage, sendMessage } from '@channel/core/messages'
import { anInboundMessage, aTenant, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { checkMarker, type HeldWork } from '@channel/queues/restore'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runChannel, runJson } from './support/run-channel.ts'

// A database that was restored to a state of 4 minutes ago, and longer ago than a confirmation lasts.
const goBack = statement(
  'cli_test_go_back',
  'UPDATE restore_marker SET number = number - 4, confirmed_until = clock_timestamp()',
)
const passMinutes = statement(
  'cli_test_pass_minutes',
  `UPDATE restore_marker SET number = number + 4, confirmed_until = clock_timestamp() + interval '1 minute'`,
)

let database: OwnDatabase
let tenant: Tenant
let directory: string
let environment: NodeJS.ProcessEnv
beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  directory = await mkdtemp(join(tmpdir(), 'channel-restore-'))
  environment = { DATABASE_URL: database.url, MEDIA_DIRECTORY: directory }
})
afterEach(async () => {
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

async function aPendingMessage() {
  const { account, scope } = tenant
  const { contact_id } = await anInboundMessage(database, account)
  const params = { phone_number_id: account.phone_number_id }
  const body = { contact_id, type: 'text', text: { body: 'Hello' } } as const
  return database.transaction((tx) => sendMessage(tx, scope, { params, body }))
}
async function mark(): Promise<void> {
  const store = await openMediaStore({ directory, s3: undefined })
  await checkMarker(database, store)
  await database.execute(passMinutes)
  await checkMarker(database, store)
}
interface Checked {
  readonly verdict: string
  readonly minutes_behind: number
  readonly organizations: readonly HeldWork[]
}
const check = (...options: string[]) => runJson<Checked>(['restore', 'check', ...options], environment)
const finish = (...options: string[]) => runChannel(['restore', 'finish', ...options], environment)

it('reports that a database is current, and then holds nothing', async () => {
  await aPendingMessage()
  await mark()
  expect(await check()).toMatchObject({ verdict: 'mark', minutes_behind: 0, organizations: [] })
  expect(await finish('--all', '--release')).toEqual({ status: 0, stdout: 'No work is held.\n', stderr: '' })
})

it('holds the work of a restored backup, counts it, and ends it', async () => {
  const { id } = await aPendingMessage()
  await mark()
  await database.execute(goBack)
  const { organization, account, scope } = tenant
  expect(await check()).toMatchObject({
    verdict: 'behind',
    minutes_behind: 4,
    organizations: [{ organization_id: organization.id, messages: 1, reason: 'behind' }],
  })
  const { stdout } = await runChannel(['restore', 'check'], environment)
  expect(stdout).toContain('Decide with `restore finish`')
  expect(stdout).toMatch(new RegExp(`^${organization.id} +.* behind +1 +0 +0 +0 +0 +0$`, 'm'))

  const ended = await runJson(['restore', 'finish', '--organization', organization.id, '--end'], environment)
  expect(ended).toEqual([
    {
      organization_id: organization.id,
      name: organization.name,
      decision: 'ended',
      messages: 1,
      deliveries: 0,
      mails: 0,
    },
  ])
  const message = await getMessage(database, scope, { params: { phone_number_id: account.phone_number_id, id } })
  expect(message).toMatchObject({ status: 'failed', error: { code: 'upstream_error' } })
  expect((await check()).organizations).toEqual([])
  const { data } = await listAuditLog(database, scope, { query: { limit: 10 } })
  expect(data).toMatchObject([{ action: 'finishRestore', details: { decision: 'ended', messages: 1 } }])
})

it('holds everything at the request of an operator, and releases it', async () => {
  await aPendingMessage()
  await mark()
  expect((await check('--hold')).organizations).toMatchObject([{ messages: 1, reason: 'requested' }])
  const released = await runJson(['restore', 'finish', '--all', '--release'], environment)
  expect(released).toMatchObject([{ decision: 'released', messages: 1 }])
  expect((await check()).organizations).toEqual([])
})

it('holds nothing because of a copy that it cannot find: the command may have other settings than the workers', async () => {
  await mark()
  await rm(directory, { recursive: true })
  await database.execute(goBack)
  expect(await check()).toMatchObject({ verdict: 'copy_missing', organizations: [] })
})

it.each([
  [['--all'], /Give --end or --release\./],
  [['--end'], /Give --organization or --all\./],
  [['--all', '--end', '--release'], /cannot be used with/],
  [['--all', '--organization', 'org_01JQ4Z0N9V7T3C5R8M2K6X1WEB', '--end'], /cannot be used with/],
])('refuses to finish with %j', async (options, problem) => {
  const { status, stderr } = await finish(...options)
  expect(status).toBeGreaterThan(0)
  expect(stderr).toMatch(problem)
})
