import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@channel/test-kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ApiEnvironment } from './support/api-environment.ts'
import { type ApiProcess, startApiProcess } from './support/api-process.ts'
import { aDashboardUser } from './support/dashboard.ts'
import { loggedCalls } from './support/logged-calls.ts'
import { proxies } from './support/proxies.ts'
import { send } from './support/send.ts'
import { startApi } from './support/start-api.ts'
import type { Tenant } from './support/tenant.ts'

const api = await startApi()
const maxFileBytes = 100 * 1_048_576

interface Behind {
  readonly url: string
  readonly apis: readonly ApiProcess[]
}

/** Two processes behind a proxy. `differences` are those of the first one. */
async function twoBehind(start: (typeof proxies)[number]['start'], differences: ApiEnvironment = {}): Promise<Behind> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const ports = [await freePort(), await freePort()]
  const common = { MEDIA_DIRECTORY: directory, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'debug' }
  const apis = await Promise.all(
    ports.map((port, index) => startApiProcess({ ...common, PORT: String(port), ...(index === 0 && differences) })),
  )
  return { url: await start(ports), apis }
}

async function upload({ url, ...tenant }: Tenant, bytes: number) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/zip' }), 'archive.zip')
  return send('createMedia', { ...tenant, url }, { body })
}

const served = ({ logged }: ApiProcess) => logged().filter(({ path }) => String(path).startsWith('/v1/')).length

/** Sends many requests, a few at a time. @returns the statuses */
async function statusesOf({ key, url, account }: Tenant): Promise<number[]> {
  const headers = { Authorization: `Bearer ${key}` }
  const statuses: number[] = []
  for (let round = 0; round < 20; round++) {
    const responses = await Promise.all(
      [1, 2, 3].map(() => fetch(`${url}/v1/${account.phone_number_id}/contacts?limit=1`, { headers })),
    )
    for (const response of responses) await response.arrayBuffer()
    statuses.push(...responses.map(({ status }) => status))
  }
  return [...new Set(statuses)]
}

describe.each(proxies)('behind $name', ({ name, isMissing, start }) => {
  it.skipIf(isMissing)('a file of 100 MiB is stored, and a larger one is refused by the API', async () => {
    const { url } = await twoBehind(start)
    const tenant = { ...(await api.tenant()), url }
    expect((await upload(tenant, maxFileBytes)).status).toBe(201)
    const { status, body } = await upload(tenant, maxFileBytes + 1)
    expect([status, body.error.code]).toEqual([413, 'payload_too_large'])
  })

  it.skipIf(isMissing)('a request that waits for events outlasts the limit of other reads', async () => {
    const { url } = await twoBehind(start)
    const tenant = { ...(await api.tenant()), url }
    const { body: before } = await send('listEvents', tenant, { query: { start: 'latest' } })
    const { status, body } = await send('listEvents', tenant, { query: { cursor: before.resume_cursor, wait: 17 } })
    expect([status, body.data]).toEqual([200, []])
  })

  it.skipIf(isMissing)('an event of the live stream arrives at once', async () => {
    const { url } = await twoBehind(start)
    const tenant = await api.tenant()
    const user = await aDashboardUser(api, { organizationId: tenant.organizationId })
    const leaving = new AbortController()
    const stream = await fetch(`${url}/dashboard/live`, { headers: { cookie: user.cookie }, signal: leaving.signal })
    let text = ''
    const reading = (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of stream.body!) text += decoder.decode(chunk, { stream: true })
    })().catch(() => undefined)
    await expect.poll(() => text).toContain('retry: 2000')
    const { phone_number_id } = tenant.account
    const created = await send('createContact', tenant, {
      body: { phone_number: '+493012345678', from: phone_number_id },
    })
    await expect.poll(() => text).toContain((created.body as { data: { id: string } }).data.id)
    leaving.abort()
    await reading
  })

  it.skipIf(isMissing)('the address of the client is recorded, whatever headers it sends', async () => {
    const { url } = await twoBehind(start)
    const tenant = await api.tenant()
    const headers = {
      Authorization: `Bearer ${tenant.key}`,
      'X-Forwarded-For': '203.0.113.1',
      Forwarded: 'for=203.0.113.2',
    }
    const requestId = await new Promise<string>((resolve, reject) => {
      const request = get(
        `${url}/v1/${tenant.account.phone_number_id}/contacts`,
        { headers, localAddress: '127.0.0.2' },
        (response) => {
          response.resume().on('end', () => resolve(String(response.headers['x-request-id'])))
        },
      )
      request.once('error', reject)
    })
    expect(await loggedCalls(api.dependencies.database, [requestId])).toMatchObject([{ ip: '127.0.0.2' }])
  })

  it.skipIf(isMissing)('all requests are served while one API is stopped, and both serve once it is back', async () => {
    const { url, apis } = await twoBehind(start)
    const tenant = { ...(await api.tenant()), url }
    expect(await statusesOf(tenant)).toEqual([200])
    await expect.poll(() => apis.map(served).every((count) => count > 0)).toBe(true)
    apis[0]!.child.kill('SIGTERM')
    await apis[0]!.ended
    expect(await statusesOf(tenant)).toEqual([200])
    const port = new URL(apis[0]!.url!).port
    const again = await startApiProcess({ PORT: port, LOG_LEVEL: 'debug' })
    await expect.poll(async () => [await statusesOf(tenant), served(again) > 0]).toEqual([[200], true])
  })

  it.skipIf(isMissing)(
    'reads are served while one API hangs, soon without delay, and by both once it goes on',
    async () => {
      const { url, apis } = await twoBehind(start)
      const tenant = { ...(await api.tenant()), url }
      await expect
        .poll(async () => [await statusesOf(tenant), apis.map(served).every((count) => count > 0)])
        .toEqual([[200], true])
      onTestFinished(() => void apis[0]!.child.kill('SIGCONT'))
      apis[0]!.child.kill('SIGSTOP')
      const begin = performance.now()
      for (let round = 0; round < 3; round++) expect(await statusesOf(tenant)).toEqual([200])
      expect(performance.now() - begin).toBeLessThan(40_000)
      const before = served(apis[0]!)
      apis[0]!.child.kill('SIGCONT')
      await expect.poll(async () => [await statusesOf(tenant), served(apis[0]!) > before + 10]).toEqual([[200], true])
    },
  )

  it.skipIf(isMissing || name !== 'nginx')(
    'messages with an Idempotency-Key are accepted by the other API while one hangs, and others wait for at most 15 seconds',
    async () => {
      const { url, apis } = await twoBehind(start)
      const tenant = { ...(await api.tenant()), url }
      onTestFinished(() => void apis[0]!.child.kill('SIGCONT'))
      apis[0]!.child.kill('SIGSTOP')
      const sendAll = (headers: (index: number) => Record<string, string>) =>
        Promise.all(
          [1, 2, 3, 4].map((index) =>
            fetch(`${url}/v1/${tenant.account.phone_number_id}/messages`, {
              method: 'POST',
              headers: { Authorization: `Bearer ${tenant.key}`, 'Content-Type': 'application/json', ...headers(index) },
              // Refused by the API that responds: nothing is sent.
              body: '{}',
            }).then(({ status }) => status),
          ),
        )
      const begin = performance.now()
      expect(await sendAll((index) => ({ 'Idempotency-Key': `key-${index}` }))).toEqual([400, 400, 400, 400])
      // Only one is tried with the API that hangs.
      const statuses = await sendAll(() => ({}))
      expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(3)
      expect(performance.now() - begin).toBeLessThan(40_000)
    },
  )

  it.skipIf(isMissing || name === 'nginx')('an API that listens but is not ready gets no requests', async () => {
    const { url, apis } = await twoBehind(start, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    const tenant = { ...(await api.tenant()), url }
    expect((await fetch(`${apis[0]!.url}/ready`)).status).toBe(503)
    await expect.poll(() => statusesOf(tenant)).toEqual([200])
    const before = served(apis[0]!)
    expect(await statusesOf(tenant)).toEqual([200])
    expect(served(apis[0]!)).toBe(before)
  })
})
