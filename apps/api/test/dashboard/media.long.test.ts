import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { failure, unknownId } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'
import { storedFile } from '../support/stored-file.ts'

const api = await startApi()
const bytes = randomBytes(1000)

const tenant = await api.tenant()
const user = await aDashboardUser(api, { role: 'read_only', organizationId: tenant.organizationId })
const film = await storedFile(api, tenant, { bytes, mime_type: 'video/mp4', filename: 'cake.mp4' })

const addressOf = (id: string) => `${api.url}/dashboard/media/${id}`

/** What `<img>` and `<video>` send: a cookie and no header of the page's own. */
function get(id: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(addressOf(id), { method, headers: { cookie: user.cookie, 'sec-fetch-site': 'same-origin', ...headers } })
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

async function readFailure(response: Response) {
  return { status: response.status, body: await response.json() }
}

describe('a file', () => {
  it('is for the session alone: no other page embeds it, and no cache shows it without asking', async () => {
    const response = await get(film.mediaId)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'content-disposition': 'inline; filename=cake.mp4',
      'accept-ranges': 'bytes',
      etag: `"${film.sha256}"`,
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(await bytesOf(response)).toEqual(bytes)
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = `"${film.sha256}"`
    const response = await get(film.mediaId, { 'if-none-match': etag, range: 'bytes=0-1' })
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, ''])
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is not shown without a session, to another organization, or after the session has ended', async () => {
    const conditions = { 'if-none-match': `"${film.sha256}"` }
    const other = await aDashboardUser(api)
    const leaving = await aDashboardUser(api, { organizationId: tenant.organizationId })
    const { cookie } = leaving
    expect((await get(film.mediaId, { cookie, ...conditions })).status).toBe(304)
    await leaving.send('DELETE', '/dashboard/session')
    for (const [headers, expected] of [
      [{ cookie: '' }, failure(401, 'unauthenticated')],
      [{ cookie }, failure(401, 'unauthenticated')],
      [{ cookie: other.cookie }, failure(404, 'resource_not_found')],
    ] as const) {
      const response = await get(film.mediaId, { ...headers, ...conditions })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await readFailure(response)).toMatchObject(expected)
    }
  })

  it('can be an upload that no message uses yet', async () => {
    const member = await aDashboardUser(api, { role: 'member', organizationId: tenant.organizationId })
    const form = new FormData()
    form.set('file', new File([bytes], 'bread.png', { type: 'image/png' }))
    const uploaded = await member.send('POST', `/dashboard/v1/${tenant.account.phone_number_id}/media`, { body: form })
    expect(await bytesOf(await get(uploaded.body.data.id))).toEqual(bytes)
  })

  it('is closed after a HEAD', async () => {
    const opened = vi.spyOn(api.mediaStore, 'open')
    const response = await get(film.mediaId, {}, 'HEAD')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '1000'])
    const stream = (await opened.mock.results[0]?.value) as Readable
    opened.mockRestore()
    await expect.poll(() => stream.destroyed).toBe(true)
  })
})

describe('a part of a file', () => {
  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=10-19', 10, 19],
    ['bytes=-5', 995, 999],
  ])('%s returns %i to %i', async (range, first, last) => {
    const response = await get(film.mediaId, { range, 'if-range': `"${film.sha256}"` })
    expect(response.status).toBe(206)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes ${first}-${last}/1000`,
      'content-length': String(last - first + 1),
      'cache-control': 'private, no-cache',
    })
    expect(await bytesOf(response)).toEqual(bytes.subarray(first, last + 1))
  })

  it.each([
    ['bytes=1000-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=0-1', '"other"'],
  ])('%s of %s returns the whole file', async (range, tag) => {
    const response = await get(film.mediaId, { range, ...(tag && { 'if-range': tag }) })
    expect(response.status).toBe(200)
    expect(await bytesOf(response)).toEqual(bytes)
  })
})

describe('a missing file', () => {
  it('is one that is unknown, not stored yet, failed or deleted', async () => {
    const media = { provider_media_id: '4711', mime_type: 'image/jpeg', filename: null }
    const pending = await tenant.receiveMessage({ type: 'image', media })
    const failed = await tenant.receiveImage(null)
    const deleted = await storedFile(api, tenant, { bytes })
    const owner = await aDashboardUser(api, { organizationId: tenant.organizationId })
    const contact = `/dashboard/v1/${tenant.account.phone_number_id}/contacts/${deleted.message.contact_id}`
    expect(await owner.send('DELETE', contact)).toMatchObject({ status: 200 })
    for (const missing of [unknownId('med'), pending.media?.id, failed.media?.id, deleted.mediaId]) {
      expect(await readFailure(await get(missing ?? ''))).toMatchObject(failure(404, 'resource_not_found'))
    }
  })

  it('is also one that the store has lost', async () => {
    const { name, mediaId } = await storedFile(api, tenant, { bytes })
    await api.mediaStore.remove(name)
    const before = api.logged.length
    expect(await readFailure(await get(mediaId))).toMatchObject(failure(404, 'resource_not_found'))
    expect(api.logged.slice(before)).toMatchObject([{ level: 'error', msg: expect.stringMatching(/not in the store/) }])
  })
})
