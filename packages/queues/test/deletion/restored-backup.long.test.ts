import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authorizeAccount } from '@channel/core/accounts'
import { authenticate, findKey } from '@channel/core/mechanisms/authentication'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { sendMessage } from '@channel/core/messages'
import { findOrganization } from '@channel/core/organizations'
import { anInboundMessage, aTenant, channelSecretOfTests, newPhoneNumberId, type Tenant } from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { httpProvider } from '@channel/provider'
import { startSimulator } from '@channel/simulator'
import { expect, it, onTestFinished } from 'vitest'
import { deleteOrganization, findDeletion, listUnfinishedDeletions } from '../../src/deletion/index.ts'
import { checkMarker, holdWork, listHeldWork, releaseWork } from '../../src/restore/index.ts'
import { findPostgresPrograms, startBackupServer } from '../support/backup-server.ts'
import { dumpDatabase } from '../support/dump-database.ts'
import { fillTenant } from '../support/fill-tenant.ts'
import { startProcess } from '../support/start-process.ts'

const programs = await findPostgresPrograms()
const expireMarker = statement(
  'deletion_test_expire_marker',
  'UPDATE restore_marker SET confirmed_until = clock_timestamp()',
)

async function send(database: Database, { account, scope }: Tenant) {
  const { contact_id } = await anInboundMessage(database, account)
  const params = { phone_number_id: account.phone_number_id }
  const body = { contact_id, type: 'text', text: { body: 'Hello' } } as const
  return database.transaction((tx) => sendMessage(tx, scope, { params, body }))
}

it.skipIf(programs === undefined)(
  'stays stopped and sends nothing when a dump from before the deletion is restored, and can be deleted again',
  { timeout: 120_000 },
  async () => {
    const server = await startBackupServer(programs!)
    const { database } = server
    const directory = await mkdtemp(join(tmpdir(), 'channel-deletion-'))
    onTestFinished(() => rm(directory, { recursive: true, force: true }))
    const simulator = await startSimulator({ behavior: { statuses: [], enforce_window: false } })
    onTestFinished(() => simulator.stop())
    const store = await openMediaStore({ directory, s3: undefined })
    const context = { database, store, secrets: deriveSecrets(channelSecretOfTests), settleMs: 0 }
    const provider = httpProvider({ baseUrl: simulator.url })
    const remove = (id: string) => deleteOrganization({ ...context, provider }, id)
    const connect = async ({ account, scope }: Tenant) => {
      const known = { token: 'the-token', waba_id: newPhoneNumberId() }
      await database.transaction((tx) => authorizeAccount(tx, scope.secrets, { id: account.id, ...known }))
      simulator.setToken(known.waba_id, known.token)
      simulator.setNumber(account.phone_number_id, { waba_id: known.waba_id })
    }

    const tenant = await fillTenant(database, store, '1111111111111111')
    const { id } = tenant.organization
    await connect(tenant)
    await send(database, tenant)
    await checkMarker(database, store)
    // Backups are usually older than the three minutes that a confirmation lasts.
    await database.execute(expireMarker)
    await server.dump.back()

    await remove(id)
    await checkMarker(database, store)
    await server.dump.restore()
    expect(await findOrganization(database, id)).toMatchObject({ state: 'active' })

    const settings = { CHANNEL_SECRET: channelSecretOfTests, CHANNEL_DEVELOPMENT: '1', MEDIA_DIRECTORY: directory }
    startProcess('worker', server.url, { ...settings, PROVIDER_BASE_URL: simulator.url, LOG_LEVEL: 'fatal' })
    const deletion = () => findDeletion(database, id)
    await expect.poll(deletion, { timeout: 60_000 }).toMatchObject({ finished_at: null })
    expect(await findOrganization(database, id)).toMatchObject({ state: 'inactive' })
    expect(await listUnfinishedDeletions(database)).toEqual([id])
    const find = (hash: Buffer) => findKey(database, hash)
    await expect(authenticate(find, `Bearer ${tenant.apiKey}`, () => new Date())).rejects.toMatchObject({
      code: 'revoked_api_key',
    })

    // No decision about the backup releases its work, while the worker sends for others.
    await releaseWork(database, id)
    await holdWork(database, { reason: 'requested' })
    expect(await listHeldWork(database)).toEqual([])
    const other = await aTenant(database)
    await connect(other)
    const { id: sent } = await send(database, other)
    const ids = () => simulator.sent().map((each) => each.biz_opaque_callback_data)
    await expect.poll(ids, { timeout: 60_000 }).toEqual([sent])

    expect(await remove(id)).toMatchObject({ finished_at: expect.any(String), files_left: 0 })
    const left = (await dumpDatabase(database)).split('\n').filter((line) => line.includes(id))
    expect(left.map((line) => line.split(' ')[0]).sort()).toEqual([
      'public.organization_deletions',
      'public.restore_journal',
    ])
    expect(ids()).toEqual([sent])
  },
)
