import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { rawRequest } from '../support/raw-request.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { storedFile } from '../support/stored-file.ts'

const api = await startApi()
const bytes = randomBytes(1000)

const tenant = await api.tenant()
const photo = await storedFile(api, tenant, { bytes, mime_type: 'image/jpeg', filename: 'cake.jpg' })

function get(name: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${api.url}/media/${name}`, { method, headers, redirect: 'manual' })
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('a file', () => {
  it('is the redirect target of its message, without a key', async () => {
    const { headers } = await send('getMessageMedia', tenant, { params: { id: photo.message.id } })
    expect(headers.get('location')).toBe(`https://media.example.com/${photo.name}`)
    const response = await get(photo.name)
    expect(response.status).toBe(200)
    expect(await bytesOf(response)).toEqual(bytes)
  })

  it('is served so that a browser shows it and never executes it', async () => {
    const { headers } = await get(photo.name)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '1000',
      'content-disposition': 'inline; filename=cake.jpg',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300, must-revalidate',
      'accept-ranges': 'bytes',
      etag: `"${photo.sha256}"`,
      'x-request-id': expect.stringMatching(/^req_/),
    })
  })

  it('responds to HEAD as to GET, without reading the file', async () => {
    const opened = vi.spyOn(api.mediaStore, 'open')
    const response = await get(photo.name, { Range: 'bytes=0-9' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('1000')
    expect(await response.text()).toBe('')
    expect(opened).not.toHaveBeenCalled()
    opened.mockRestore()
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('knows no %s', async (method) => {
    const response = await get(photo.name, {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('is not sent again to a client that has it', async () => {
    const etag = `"${photo.sha256}"`
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(photo.name, { 'If-None-Match': tags, Range: 'bytes=0-1' })
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, ''])
      expect(response.headers.get('content-type')).toBeNull()
    }
    expect((await get(photo.name, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('is deleted immediately with its contact', async () => {
    const file = await storedFile(api, tenant, { bytes })
    const { body } = await send('getMessage', tenant, { params: { id: file.message.id } })
    expect((await get(file.name)).status).toBe(200)
    await send('deleteContact', tenant, { params: { id: body.data.contact_id } })
    expect((await get(file.name)).status).toBe(404)
  })

  it('is closed when the client disconnects early', async () => {
    const file = await storedFile(api, tenant, { bytes: randomBytes(30_000_000) })
    const opened = vi.spyOn(api.mediaStore, 'open')
    const leaving = new AbortController()
    const response = await fetch(`${api.url}/media/${file.name}`, { signal: leaving.signal })
    await response.body?.getReader().read()
    leaving.abort()
    const stream = (await opened.mock.results[0]?.value) as Readable
    opened.mockRestore()
    await expect.poll(() => stream.destroyed).toBe(true)
    expect(stream.readableEnded).toBe(false)
  })
})

describe('a part of a file', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=990-', 990, 999],
    ['bytes=-5', 995, 999],
    ['bytes=900-5000', 900, 999],
    ['bytes=-5000', 0, 999],
  ])('%s returns %i to %i', async (range, first, last) => {
    const response = await get(photo.name, { Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/1000`)
    expect(response.headers.get('content-length')).toBe(String(last - first + 1))
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await bytesOf(response)).toEqual(bytes.subarray(first, last + 1))
  })

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s is not satisfiable',
    async (range) => {
      const response = await get(photo.name, { Range: range })
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
      expect(await response.text()).toBe('')
    },
  )

  it.each(['bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes 0-1', 'bytes=', 'bytes=-', 'bytes=5-4'])(
    '%s returns the whole file',
    async (range) => {
      const response = await get(photo.name, { Range: range })
      expect(response.status).toBe(200)
      expect(await bytesOf(response)).toEqual(bytes)
    },
  )

  it('is sent only if If-Range matches the file', async () => {
    const etag = `"${photo.sha256}"`
    const status = async (ifRange: string) =>
      (await get(photo.name, { Range: 'bytes=0-1', 'If-Range': ifRange })).status
    expect(await status(etag)).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 05:20:22 GMT']) expect(await status(other)).toBe(200)
  })

  it('of an empty file is not satisfiable', async () => {
    const { name } = await storedFile(api, tenant, { bytes: new Uint8Array(), mime_type: 'image/png' })
    const response = await get(name)
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '0'])
    for (const range of ['bytes=0-0', 'bytes=-1']) expect((await get(name, { Range: range })).status).toBe(416)
  })
})

describe('the type and name of a file', () => {
  it.each([
    ['image/png', null, 'image/png', 'inline; filename=file.png'],
    ['audio/ogg; codecs=opus', null, 'audio/ogg', 'inline; filename=file.ogg'],
    ['VIDEO/MP4', 'a.mp4', 'video/mp4', 'inline; filename=a.mp4'],
    ['application/pdf', 'invoice.pdf', 'application/pdf', 'attachment; filename=invoice.pdf'],
    ['text/html', 'index.html', 'application/octet-stream', 'attachment; filename=index.html'],
    ['image/svg+xml', 'a.svg', 'application/octet-stream', 'attachment; filename=a.svg'],
    ['text/javascript', null, 'application/octet-stream', 'attachment; filename=file'],
    ['constructor', null, 'application/octet-stream', 'attachment; filename=file'],
    [null, null, 'application/octet-stream', 'attachment; filename=file'],
    ['image/png', '../../etc/passwd', 'image/png', 'inline; filename=passwd.png'],
    ['image/png', 'C:\\temp\\a.png', 'image/png', 'inline; filename=a.png'],
    ['image/png', '..', 'image/png', 'inline; filename=file.png'],
    ['image/png', 'a"; x=".png', 'image/png', 'inline; filename="a__ x=_.png"'],
    ['image/png', 'a\r\nSet-Cookie: b.png', 'image/png', 'inline; filename="a__Set-Cookie_ b.png"'],
    ['image/png', 'exe\u202egnp.png', 'image/png', 'inline; filename=exe_gnp.png'],
    ['application/pdf', 'invoice.pdf.exe', 'application/pdf', 'attachment; filename=invoice.pdf.exe.pdf'],
    ['application/pdf', 'Invoice 4711', 'application/pdf', 'attachment; filename="Invoice 4711.pdf"'],
    ['image/jpeg', 'CAKE.JPEG', 'image/jpeg', 'inline; filename=CAKE.JPEG'],
  ])('%j, %j: %s, %s', async (mime_type, filename, type, disposition) => {
    const { name } = await storedFile(api, tenant, { bytes, mime_type, filename })
    const { headers } = await get(name)
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([type, disposition])
  })

  it('keeps letters of any script, and the extension of a long name', async () => {
    const umlaut = await storedFile(api, tenant, { bytes, mime_type: 'image/png', filename: 'Törtchen 🎂.png' })
    const { headers } = await get(umlaut.name)
    expect(headers.get('content-disposition')).toMatch(/; filename\*=UTF-8''T%C3%B6rtchen%20%F0%9F%8E%82\.png$/)
    const long = await storedFile(api, tenant, { bytes, filename: `${'a'.repeat(400)}.jpeg` })
    expect((await get(long.name)).headers.get('content-disposition')).toBe(
      `attachment; filename=${'a'.repeat(115)}.jpeg`,
    )
  })
})

describe('a missing file', () => {
  it.each([
    'x',
    'A'.repeat(32),
    '..%2f..%2f..%2fetc%2fpasswd',
    '%252e%252e',
    '%00',
    'unfinished',
    `${'A'.repeat(31)}%2f`,
    `${'A'.repeat(400)}`,
    '',
  ])('%j is not found', async (name) => {
    const response = await get(name)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'resource_not_found' } })
  })

  it.each(['/media/../media/../../etc/passwd', '/media/..%2funfinished', '/media//etc/passwd', '/media/files/AA/x'])(
    '%s returns 404',
    async (target) => {
      const request = `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`
      expect(await rawRequest(api.url, request)).toMatchObject({ status: 404 })
    },
  )

  it('is also one that the store has lost, or that is not fetched yet', async () => {
    const { name } = await storedFile(api, tenant, { bytes })
    const { mediaStore } = api
    await mediaStore.remove(name)
    const before = api.logged.length
    const response = await get(name)
    const lines = api.logged.slice(before)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(lines).toMatchObject([{ level: 'error', msg: expect.stringMatching(/not in the store/) }])
    expect(JSON.stringify(lines)).not.toContain(name)
  })
})
