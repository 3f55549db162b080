import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { statement } from '@channel/db'
import { describe, expect, it } from 'vitest'
import { startApiProcess } from '../support/api-process.ts'
import { anInbox, signed } from '../support/inbox.ts'
import { openUpload, type Upload } from '../support/open-upload.ts'
import { head } from '../support/raw-request.ts'
import { residentBytes } from '../support/resident-bytes.ts'

const minBufferBytes = 4 * 1_048_576

const path = '/provider/webhooks'
const anySignature = `X-Hub-Signature-256: sha256=${'0'.repeat(64)}`

const maxBytes = 3 * 1_048_576

describe('many concurrent long bodies', () => {
  const count = 80
  const bodyBytes = 2_900_000
  const framings = [`Content-Length: ${bodyBytes}`, 'Transfer-Encoding: chunked']
  const environment = {
    PROVIDER_APP_ID: '1',
    PROVIDER_APP_SECRET: 'the secret',
    PROVIDER_VERIFY_TOKEN: 'the token',
    PROVIDER_WEBHOOK_BUFFER_BYTES: String(2 * minBufferBytes),
  }

  async function flood(url: string, headers: readonly string[], refusal: number): Promise<void> {
    const uploads = Array.from({ length: count }, () => openUpload(url, path, headers))
    const statuses: (number | undefined)[] = []
    for (const { status } of uploads) void status.then((each) => statuses.push(each))
    // Only the last byte is missing, so a body that is read stays in memory until it times out.
    for (const upload of uploads) upload.send(bodyBytes - 1)
    const refused = () => statuses.filter((each) => each === refusal).length
    await expect.poll(refused).toBeGreaterThanOrEqual(count - 2)
    expect((await fetch(`${url}/v1/health`)).status).toBe(200)
    for (const upload of uploads) upload.close()
  }

  it('are rejected before they are in memory: without a signature, and beyond the memory limit', async () => {
    const { child, url = '' } = await startApiProcess(environment)
    expect((await fetch(`${url}/v1/health`)).status).toBe(200)
    const before = residentBytes(child.pid!)
    for (const framing of framings) {
      await flood(url, [framing], 401)
      await flood(url, [framing, anySignature], 503)
      expect(residentBytes(child.pid!) - before).toBeLessThan(100e6)
    }
  })
})

describe('the memory for bodies', () => {
  const webhookLimits = { bufferBytes: minBufferBytes, bodyTimeoutMs: 1_000 }
  const patientLimits = { ...webhookLimits, bodyTimeoutMs: 60_000 }
  const long = [anySignature, `Content-Length: ${maxBytes}`]
  const largest = new Uint8Array(maxBytes).fill(0x20)
  /** Does not fit in memory together with the longest one. */
  const another = new Uint8Array(minBufferBytes - maxBytes).fill(0x20)

  /** Sends more long bodies than fit in memory, all incomplete. */
  function sendTooMany(url: string): Upload[] {
    const uploads = Array.from({ length: 40 }, () => openUpload(url, path, long))
    for (const upload of uploads) upload.send(100_000)
    return uploads
  }

  it.each([0, 1])('is not reserved by 200 senders that declare a long body and send %i bytes of it', async (bytes) => {
    const inbox = await anInbox({ webhookLimits: patientLimits })
    const uploads = Array.from({ length: 200 }, () =>
      openUpload(inbox.api.url, path, [...long, 'Expect: 100-continue']),
    )
    for (const upload of uploads) if (bytes > 0) upload.send(bytes)
    // The service sends 100 once it has the head of the request.
    for (const { status } of uploads) expect(await status).toBe(100)
    expect((await inbox.post(largest)).status).toBe(200)
    for (const upload of uploads) upload.close()
  })

  it('is released when slow bodies get 408 and their connections are closed', async () => {
    const inbox = await anInbox({ webhookLimits })
    const uploads = sendTooMany(inbox.api.url)
    const statuses = await Promise.all(uploads.map(({ status }) => status))
    expect([...new Set(statuses)].toSorted()).toEqual([408, 503])
    await Promise.all(uploads.map(({ closed }) => closed))
    expect((await inbox.post(largest)).status).toBe(200)
  })

  it('is released when the senders disconnect', async () => {
    const inbox = await anInbox({ webhookLimits: patientLimits })
    const leaving = sendTooMany(inbox.api.url)
    // Once the first is rejected, no memory is left for another.
    expect(await Promise.race(leaving.map(({ status }) => status))).toBe(503)
    expect((await inbox.post(another)).status).toBe(503)
    for (const upload of leaving) upload.close()
    await expect.poll(async () => (await inbox.post(largest)).status).toBe(200)
  })

  it('is reserved until a webhook is stored, and a 503 has Retry-After', async () => {
    const inbox = await anInbox({ webhookLimits: { bufferBytes: minBufferBytes } })
    const { storing, refused } = await inbox.database.transaction(async (tx) => {
      await tx.execute(lockInbox)
      const storing = inbox.post(largest)
      await expect.poll(async () => (await inbox.database.query(waitingInserts)).length).toBe(1)
      return { storing, refused: await inbox.post(another) }
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await storing).status).toBe(200)
    expect((await inbox.post(another)).status).toBe(200)
  })

  const lockInbox = statement('test_lock_inbox', 'LOCK TABLE provider_webhooks IN ACCESS EXCLUSIVE MODE')
  const waitingInserts = statement(
    'test_waiting_inserts',
    `SELECT pid FROM pg_locks WHERE relation = 'provider_webhooks'::regclass AND NOT granted`,
  )
})

describe('a long body from a caller without a key', () => {
  it('is not read, and its connection is closed after the response', async () => {
    const inbox = await anInbox()
    for (const target of ['/v1/labels', '/nowhere', path]) {
      const upload = openUpload(inbox.api.url, target, ['Content-Length: 100000000'])
      upload.send(1_000_000)
      expect(await upload.status).toBe(target === '/nowhere' ? 404 : 401)
      await upload.closed
    }
  })

  it.each([
    [401, '/v1/labels', []],
    [413, path, [anySignature]],
  ])('gets %i if it reads the response only after the body, and no further request is served', async (...row) => {
    const [status, target, headers] = row
    const { api } = await anInbox()
    const { hostname, port } = new URL(api.url)
    const socket = connect(Number(port), hostname)
    const chunk = `${maxBytes.toString(16)}\r\n${' '.repeat(maxBytes)}\r\n`
    socket.write(head(`POST ${target} HTTP/1.1`, ...headers, 'Transfer-Encoding: chunked'))
    for (let count = 0; count < 10; count++) socket.write(chunk)
    const end = `0\r\n\r\n${head('GET /v1/health HTTP/1.1')}`
    await new Promise<void>((resolve, reject) => void socket.once('error', reject).write(end, () => resolve()))
    const received = await text(socket)
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`])
    expect(received).toMatch(/connection: close/i)
  })

  it('leaves the connection open for the next request if it is short', async () => {
    const inbox = await anInbox()
    const upload = openUpload(inbox.api.url, path, ['Content-Length: 100'])
    upload.send(100)
    expect(await upload.status).toBe(401)
    expect(upload.received()).toMatch(/connection: keep-alive/i)
  })
})

it('reads a body in chunks of any size correctly', async () => {
  const inbox = await anInbox()
  const bytes = new Uint8Array(1_000_003).fill(0x20)
  bytes.set(new TextEncoder().encode('{"object":"x"'))
  bytes[bytes.length - 1] = '}'.charCodeAt(0)
  const body = new ReadableStream({
    start(controller) {
      for (let begin = 0, size = 1; begin < bytes.length; begin += size, size = (size * 7) % 90_001)
        controller.enqueue(bytes.subarray(begin, begin + size))
      controller.close()
    },
  })
  const headers = { 'X-Hub-Signature-256': signed(bytes, inbox.api.simulator.app.secret) }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  expect((await fetch(`${inbox.api.url}${path}`, init)).status).toBe(200)
})
