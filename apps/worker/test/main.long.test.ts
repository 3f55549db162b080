import { once } from 'node:events'
import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { sendMessage } from '@channel/core/messages'
import { anInboundMessage, aScope, aTenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorkerProcess, workerSecret } from './support/worker-process.ts'

let own: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

const lockProcesses = statement('main_test_lock_processes', 'LOCK TABLE service_processes IN ACCESS EXCLUSIVE MODE')
const findAnnouncing = statement(
  'main_test_find_announcing',
  `SELECT pid FROM pg_stat_activity
   WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INTO service_processes%'`,
)
const findJobConnections = statement(
  'main_test_find_job_connections',
  "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'channel-worker'",
)
const findLive = statement(
  'main_test_find_live',
  'SELECT id FROM service_processes WHERE pid = $1 AND ended_at IS NULL',
)

describe('the worker process', () => {
  it('sends messages to the provider and API version that the environment names', async () => {
    const simulator = await startSimulator()
    const { account, organization } = await aTenant(own)
    const scope = { ...aScope(organization.id), secrets: deriveSecrets(workerSecret) }
    const authorization = { id: account.id, token: 'right', waba_id: '4711' }
    await own.transaction((tx) => authorizeAccount(tx, scope.secrets, authorization))
    simulator.setToken('4711', 'right')
    simulator.setNumber(account.phone_number_id, { waba_id: '4711' })
    const { child, ended } = startWorkerProcess(own.url, {
      PROVIDER_BASE_URL: simulator.url,
      PROVIDER_API_VERSION: 'v24.0',
    })
    await once(child, 'message')
    const { contact_id } = await anInboundMessage(own, account)
    const params = { phone_number_id: account.phone_number_id }
    const body = { contact_id, type: 'text', text: { body: 'We open at seven.' } } as const
    const { id } = await own.transaction((tx) => sendMessage(tx, scope, { params, body }))
    const taken = () => simulator.sent().map((sent) => sent.biz_opaque_callback_data)
    await expect.poll(taken).toEqual([id])
    expect(simulator.requests).toEqual([`POST /v24.0/${account.phone_number_id}/messages`])
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, printed: '' })
    await simulator.stop()
  })

  it('exits when its supervisor is gone', async () => {
    const { child, ended } = startWorkerProcess(own.url)
    await once(child, 'message')
    child.disconnect()
    expect(await ended).toEqual({ code: 0, printed: '' })
  })

  it('finishes its jobs and its announcement when it is stopped before the announcement is written', async () => {
    const [locked, unlock] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = own.transaction(async (tx) => {
      await tx.query(lockProcesses)
      locked.resolve()
      await unlock.promise
    })
    await locked.promise
    const { child, ended } = startWorkerProcess(own.url)
    await expect.poll(() => own.query(findAnnouncing)).toHaveLength(1)
    child.kill('SIGTERM')
    await expect.poll(() => own.query(findJobConnections)).toEqual([])
    unlock.resolve()
    await locking
    expect(await ended).toEqual({ code: 0, printed: '' })
    await expect.poll(() => own.query(findAnnouncing)).toEqual([])
    expect(await own.query(findLive, [child.pid])).toEqual([])
  })
})
