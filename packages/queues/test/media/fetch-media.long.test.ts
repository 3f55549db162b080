import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { listAccounts } from '@channel/core/accounts'
import { anAccount, aTenant } from '@channel/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { aMediaScene, type MediaScene, sha256Of } from '../support/media-scene.ts'

const bytes = randomBytes(150_000)
const quarterHour = 900_000
const day = 86_400_000

const statuses = (scene: MediaScene) => async () => (await scene.media()).map(({ status }) => status)

/** Advances the clock after each attempt until the file is stored or lost. @returns the final status */
async function letTimePass(scene: MediaScene, stepMs = quarterHour) {
  for (let attempts = 1; ; attempts++) {
    const rows = async () => {
      const [row] = await scene.media()
      return row !== undefined && (row.status !== 'pending' || (row.attempts >= attempts && !row.held))
    }
    await expect.poll(rows).toBe(true)
    const [row] = await scene.media()
    if (row?.status !== 'pending') return row
    scene.clock.advance(stepMs)
  }
}

it('fetches a received file from the URL in its message, and records the event', async () => {
  const scene = await aMediaScene()
  await scene.start()
  const image = await scene.receive({ bytes })
  expect(image).toMatchObject({ media: { status: 'pending' }, media_url: null })
  await expect.poll(statuses(scene)).toEqual(['ready'])

  const [{ name } = { name: null }] = await scene.media()
  expect(name).toMatch(/^[\w-]{32}$/)
  const message = await scene.message(image.id)
  expect(message).toMatchObject({
    media: { status: 'ready', size: bytes.length, mime_type: 'image/jpeg' },
    media_url: `${scene.tenant.scope.mediaBaseUrl}/${name}`,
  })
  expect(await scene.bytesOf(name ?? '')).toEqual(bytes)
  expect(await scene.files()).toEqual([name])
  expect(scene.requestCounts()).toEqual({ downloads: 1, lookups: 0 })
  const events = await scene.events(image.id)
  expect(events.map(({ type }) => type)).toEqual(['message.received', 'message.updated'])
  expect(events[1]?.data.object).toEqual(message)
  expect(scene.errors).toEqual([])
})

it('requests a new URL when the first one has expired or is missing', async () => {
  const scene = await aMediaScene()
  await scene.receive({ bytes })
  await scene.receive({ reported: { url: null } })
  await scene.receive({ reported: { sha256: null, mime_type: null } })
  scene.simulator.expireMediaAddresses()
  await scene.start()
  await expect.poll(statuses(scene)).toEqual(['ready', 'ready', 'ready'])
  expect(scene.requestCounts()).toEqual({ downloads: 4, lookups: 3 })
  const [first] = await scene.media()
  expect(await scene.bytesOf(first?.name ?? '')).toEqual(bytes)
})

it('uses the provider’s media type if the message has none', async () => {
  const scene = await aMediaScene()
  const image = await scene.receive({ reported: { url: null, mime_type: null } })
  expect(image.media?.mime_type).toBeNull()
  await scene.start()
  await expect.poll(async () => (await scene.message(image.id)).media?.mime_type).toBe('image/jpeg')
  const [, updated] = await scene.events(image.id)
  expect(updated?.data.object).toEqual(await scene.message(image.id))
})

it('discards a file with the wrong hash, and gives up after five attempts', async () => {
  const scene = await aMediaScene()
  const image = await scene.receive({ reported: { sha256: sha256Of(Buffer.from('another')) } })
  await scene.start()
  expect(await letTimePass(scene)).toMatchObject({
    status: 'failed',
    attempts: 5,
    error: expect.stringMatching(/hash/),
  })
  expect(await scene.files()).toEqual([])
  expect(await scene.message(image.id)).toMatchObject({ media: { status: 'failed' }, media_url: null })
  const events = await scene.events(image.id)
  expect(events.map(({ type }) => type)).toEqual(['message.received', 'message.updated'])
})

it.each([-1, 1])('discards a file with the wrong size even if its hash matches: off by %i', async (more) => {
  const scene = await aMediaScene()
  let baseUrl = ''
  const reported = { mime_type: 'image/jpeg', sha256: sha256Of(bytes), file_size: bytes.length + more }
  const server = createServer((request, response) => {
    response.end(request.url === '/file' ? bytes : JSON.stringify({ ...reported, id: '1', url: `${baseUrl}/file` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await scene.receive({ bytes, reported: { url: null } })
  await scene.start({ provider: { baseUrl } })
  expect(await letTimePass(scene)).toMatchObject({
    status: 'failed',
    attempts: 5,
    error: expect.stringMatching(/bytes/),
  })
  expect(await scene.files()).toEqual([])
})

it('stores a file that is complete after other content was returned first', async () => {
  const scene = await aMediaScene()
  scene.simulator.arm({ kind: 'garbage', status: 200, path: '/attachments/', times: 2 })
  await scene.receive({ bytes })
  await scene.start()
  expect(await letTimePass(scene)).toMatchObject({ status: 'ready', attempts: 2, misses: 1, error: null })
})

it.each([
  ['from the URL in the message', {}],
  ['from a new URL', { url: null }],
])('gives up at once on a file that is too large, %s', async (_, reported) => {
  const scene = await aMediaScene()
  const image = await scene.receive({ bytes, reported })
  await scene.start({ maxBytes: bytes.length - 1 })
  await expect.poll(statuses(scene)).toEqual(['failed'])
  expect(await scene.media()).toMatchObject([{ attempts: 1, error: expect.stringMatching(/more than/) }])
  expect(await scene.files()).toEqual([])
  expect((await scene.events(image.id)).at(-1)).toMatchObject({ type: 'message.updated' })
})

it('gives up after a while on a file that the provider does not know', async () => {
  const scene = await aMediaScene()
  await scene.receive({ reported: { provider_media_id: '404404', url: null } })
  await scene.start()
  expect(await letTimePass(scene)).toMatchObject({ status: 'failed', attempts: 5, error: expect.stringMatching(/100/) })
})

it('waits for an unavailable provider without a limit, and fetches when it recovers', async () => {
  const scene = await aMediaScene()
  const image = await scene.receive({ bytes })
  for (const kind of ['drop', 'lose'] as const) scene.simulator.arm({ kind, times: 4 })
  scene.simulator.arm({ kind: 'garbage', status: 502, times: 4 })
  scene.simulator.arm({ kind: 'error', code: 130429, times: 4 })
  await scene.start()
  const fetched = await letTimePass(scene, 4 * 3_600_000)
  expect(fetched).toMatchObject({ status: 'ready', misses: 0, error: null })
  expect(fetched?.attempts).toBeGreaterThan(8)
  expect(await scene.bytesOf(fetched?.name ?? '')).toEqual(bytes)
  expect((await scene.events(image.id)).map(({ type }) => type)).toEqual(['message.received', 'message.updated'])
})

it('gives up when the provider may have deleted the file', async () => {
  const scene = await aMediaScene()
  const image = await scene.receive()
  scene.simulator.arm({ kind: 'error', code: 2, status: 500, times: 1000 })
  await scene.start()
  expect(await letTimePass(scene, day)).toMatchObject({ status: 'failed', attempts: 8, misses: 0 })
  expect(await scene.message(image.id)).toMatchObject({ media: { status: 'failed' } })
})

it('interrupts a download when the provider hangs', async () => {
  const scene = await aMediaScene()
  scene.simulator.arm({ kind: 'hang', times: 2 })
  await scene.receive({ bytes })
  await scene.start({ provider: { requestTimeoutMs: 100, transferTimeoutMs: 100 } })
  expect(await letTimePass(scene)).toMatchObject({ status: 'ready', misses: 0 })
})

it('waits until an account is authorized', async () => {
  const scene = await aMediaScene()
  const account = await anAccount(scene.database, scene.tenant.team)
  const waba = scene.introduce(account)
  await scene.receive({ account })
  await scene.start()
  await expect.poll(async () => (await scene.media())[0]?.error).toMatch(/token/)
  await scene.authorize(account, waba)
  scene.clock.advance(quarterHour)
  await expect.poll(statuses(scene)).toEqual(['ready'])
})

it('retries a file that the store rejects, and reports the error', async () => {
  const scene = await aMediaScene()
  const inTheWay = join(scene.directory, 'files')
  await writeFile(inTheWay, '')
  await scene.receive({ bytes })
  await scene.start()
  await expect.poll(() => scene.errors.length).toBe(1)
  await rm(inTheWay)
  expect(await letTimePass(scene)).toMatchObject({ status: 'ready', misses: 0 })
  expect(await scene.files()).toHaveLength(1)
})

it('leaves capacity for other accounts when one is slow', async () => {
  const scene = await aMediaScene()
  const other = await scene.addAccount()
  scene.simulator.arm({ kind: 'hang', path: '/attachments/' })
  for (let count = 0; count < 3; count++) await scene.receive()
  await scene.start({ maxFiles: 2, maxPerAccount: 1 })
  await expect.poll(() => scene.requestCounts().downloads).toBe(1)
  const image = await scene.receive({ account: other })
  await expect.poll(async () => (await scene.message(image.id, other)).media?.status).toBe('ready')
  expect((await scene.media()).map(({ attempts }) => attempts)).toEqual([1, 0, 0, 1])
})

it('fetches files of an organization while downloads of another take all slots', async () => {
  const scene = await aMediaScene()
  const { account } = await aTenant(scene.database)
  await scene.authorize(account, scene.introduce(account))
  scene.simulator.arm({ kind: 'hang', path: '/attachments/', times: 2 })
  for (let count = 0; count < 6; count++) await scene.receive()
  await scene.start({ maxFiles: 2 })
  // Alone, one organization may take all slots.
  await expect.poll(() => scene.requestCounts().downloads).toBe(2)
  for (let count = 0; count < 3; count++) await scene.receive({ account })
  const pending = ['pending', 'pending', 'pending', 'pending', 'pending', 'pending']
  await expect.poll(statuses(scene)).toEqual([...pending, 'ready', 'ready', 'ready'])
  expect(scene.errors).toEqual([])
})

it('restricts the account if the provider refuses its token, until a file is fetched', async () => {
  const scene = await aMediaScene()
  const { simulator, waba, tenant, database, receive, clock } = scene
  const account = async () => {
    const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100 } })
    return data.find(({ id }) => id === tenant.account.id)
  }
  await receive({ bytes })
  simulator.setToken(waba, 'revoked-by-the-business')
  await scene.start()
  const refused = { status: 'restricted', restriction: 'authorization_refused' }
  await expect.poll(account).toMatchObject(refused)
  expect((await scene.media())[0]).toMatchObject({ status: 'pending', misses: 0 })
  simulator.setToken(waba, `token-of-${tenant.account.id}`)
  clock.advance(quarterHour)
  await expect.poll(statuses(scene)).toEqual(['ready'])
  await expect.poll(account).toMatchObject({ status: 'connected', restriction: null })
})
