import { once } from 'node:events'
import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { anApiKey } from '@channel/core/testing'
import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aMediaScene, type MediaScene } from '../support/media-scene.ts'
import { secretOfProcesses, startProcess } from '../support/start-process.ts'

const leaseMs = 60_000

const lockEvents = statement('worker_test_lock_events', 'LOCK TABLE events IN SHARE MODE')
const findWaiting = statement(
  'worker_test_who_waits',
  `SELECT pid FROM pg_stat_activity
   WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INTO events%'`,
)
const endBackend = statement('worker_test_end_backend', 'SELECT pg_terminate_backend($1, 10000)')

/** Starts a process of the service on the scene's database, provider and directory, and waits until it is ready. */
async function startOn(scene: MediaScene, app: 'api' | 'worker', settings: NodeJS.ProcessEnv = {}) {
  const own = { PROVIDER_BASE_URL: scene.simulator.url, MEDIA_DIRECTORY: scene.directory, MEDIA_BASE_URL: '' }
  const { child } = startProcess(app, scene.database.url, { ...own, PUBLIC_URL: '', PORT: '0', ...settings })
  const [{ url }] = (await once(child, 'message')) as [{ url?: string }]
  return { child, url: url ?? '' }
}

/** Encrypts the token again: processes have a secret of their own. */
async function sealAnew({ database, tenant }: MediaScene): Promise<void> {
  const { id } = tenant.account
  const authorization = { id, token: `token-of-${id}` }
  await database.transaction((tx) => authorizeAccount(tx, deriveSecrets(secretOfProcesses), authorization))
}

it('serves a fetched file to clients that follow the redirect of its message', async () => {
  const scene = await aMediaScene()
  await sealAnew(scene)
  const [api] = await Promise.all([startOn(scene, 'api'), startOn(scene, 'worker')])
  const bytes = Buffer.from('‰PNG and more, sent by a customer')
  const image = await scene.receive({ bytes })
  const { key } = await anApiKey(scene.database, scene.tenant.organization.id)
  const path = `/v1/${scene.tenant.account.phone_number_id}/messages/${image.id}/media`
  const ask = () => fetch(`${api.url}${path}`, { headers: { Authorization: `Bearer ${key}` }, redirect: 'manual' })
  await expect.poll(async () => (await ask()).status).toBe(302)
  const location = (await ask()).headers.get('location') ?? ''
  expect(location.startsWith(`${api.url}/media/`)).toBe(true)
  const file = await fetch(location)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
})

it('loses nothing when a worker is killed between the download and its record', async () => {
  const scene = await aMediaScene()
  await sealAnew(scene)
  const image = await scene.receive()
  const mayContinue = Promise.withResolvers<void>()
  const isLocked = Promise.withResolvers<void>()
  const holding = scene.database.transaction(async (tx) => {
    await tx.execute(lockEvents)
    isLocked.resolve()
    await mayContinue.promise
  })
  await isLocked.promise
  const { child } = await startOn(scene, 'worker')
  const waiting = () => scene.database.query<{ pid: number }>(findWaiting)
  await expect.poll(waiting).toHaveLength(1)
  const [left] = await scene.files()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const [backend] = await waiting()
  await scene.database.query(endBackend, [backend?.pid])
  mayContinue.resolve()
  await holding
  expect(await scene.media()).toMatchObject([{ status: 'pending', attempts: 1, held: true, name: left }])

  // The worker with the tests' own secret can decrypt tokens encrypted with it.
  await scene.authorize(scene.tenant.account, scene.waba)
  await scene.start()
  scene.clock.advance(leaseMs + 1_000)
  await expect.poll(async () => (await scene.media())[0]?.status).toBe('ready')
  expect(await scene.files()).toEqual([left])
  const events = await scene.events(image.id)
  expect(events.map(({ type }) => type)).toEqual(['message.received', 'message.updated'])
})

it('fetches each file once with several workers', async () => {
  const scene = await aMediaScene()
  const count = 20
  for (let number = 0; number < count; number++) await scene.receive()
  await Promise.all([scene.start(), scene.start(), scene.start()])
  const ready = async () => (await scene.media()).filter(({ status }) => status === 'ready').length
  await expect.poll(ready).toBe(count)
  expect(scene.requestCounts()).toEqual({ downloads: count, lookups: 0 })
  expect((await scene.files()).toSorted()).toEqual((await scene.media()).map(({ name }) => name).toSorted())
})

it('takes over from a worker that hangs', async () => {
  const scene = await aMediaScene()
  scene.simulator.arm({ kind: 'hang', path: '/attachments/' })
  const image = await scene.receive()
  await scene.start({ renewMs: 600_000 })
  await expect.poll(() => scene.requestCounts().downloads).toBe(1)
  await scene.start()
  scene.clock.advance(leaseMs + 1_000)
  await expect.poll(async () => (await scene.media())[0]).toMatchObject({ status: 'ready', attempts: 2 })
  expect((await scene.events(image.id)).map(({ type }) => type)).toEqual(['message.received', 'message.updated'])
})

it('renews its lease while it works', async () => {
  const scene = await aMediaScene()
  scene.simulator.arm({ kind: 'hang', path: '/attachments/' })
  await scene.receive()
  await scene.start({ renewMs: 20 })
  await expect.poll(() => scene.requestCounts().downloads).toBe(1)
  for (let halves = 0; halves < 4; halves++) {
    const [before] = await scene.media()
    scene.clock.advance(leaseMs / 2)
    const isRenewed = async () => {
      const [row] = await scene.media()
      return row !== undefined && Date.parse(row.due) - Date.parse(before!.due) >= leaseMs / 2
    }
    await expect.poll(isRenewed).toBe(true)
  }
  expect(await scene.media()).toMatchObject([{ status: 'pending', attempts: 1, held: true }])
})

it('releases its files when it stops', async () => {
  const scene = await aMediaScene()
  scene.simulator.arm({ kind: 'hang', path: '/attachments/' })
  await scene.receive()
  const first = await scene.start()
  await expect.poll(() => scene.requestCounts().downloads).toBe(1)
  await first.stop()
  expect(await scene.media()).toMatchObject([{ status: 'pending', attempts: 0, held: false }])
  await scene.start()
  await expect.poll(async () => (await scene.media())[0]).toMatchObject({ status: 'ready', attempts: 1 })
})

it('records a file that was fetched while the database was unavailable, and does not fetch it again', async () => {
  const scene = await aMediaScene()
  await scene.receive()
  const mayContinue = Promise.withResolvers<void>()
  const isLocked = Promise.withResolvers<void>()
  const holding = scene.database.transaction(async (tx) => {
    await tx.execute(lockEvents)
    isLocked.resolve()
    await mayContinue.promise
  })
  await isLocked.promise
  await scene.start()
  const waiting = () => scene.database.query<{ pid: number }>(findWaiting)
  await expect.poll(waiting).toHaveLength(1)
  const [backend] = await waiting()
  await scene.database.query(endBackend, [backend?.pid])
  mayContinue.resolve()
  await holding
  // The clock of the lease stands still.
  await expect.poll(async () => (await scene.media())[0]).toMatchObject({ status: 'ready', attempts: 1 })
  expect(scene.requestCounts()).toEqual({ downloads: 1, lookups: 0 })
})

it('continues after the database was unavailable', async () => {
  const scene = await aMediaScene()
  await scene.start({ pollMs: 20 })
  const cut = statement(
    'worker_test_cut_media_worker',
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )
  await scene.database.query(cut)
  await scene.receive()
  await expect.poll(async () => (await scene.media())[0]?.status).toBe('ready')
})
