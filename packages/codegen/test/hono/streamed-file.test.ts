import { createHash, randomBytes } from 'node:crypto'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountRoutes } from '../../src/runtime/hono/mount-routes.ts'
import { respondWithProblem } from '../../src/runtime/hono/respond-with-problem.ts'
import type { Route } from '../../src/runtime/hono/route.ts'
import { streamedForms } from '../../src/runtime/hono/streamed-forms.ts'
import { file as fileSchema } from '../../src/runtime/zod/index.ts'

const megabyte = 1024 * 1024
const maxBytes = 8 * megabyte

const upload = createRoute({
  operationId: 'upload',
  method: 'post',
  path: '/files',
  'x-streamed-file': maxBytes,
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.strictObject({ title: z.string().max(20).optional(), file: fileSchema() }),
          encoding: { file: { contentType: 'image/*, application/pdf' } },
        },
      },
    },
  },
  responses: { 200: { description: 'What was received.' } },
}) as unknown as Route

type Input = { body: { title?: string; file: Pick<File, 'name' | 'type' | 'stream'> } }

/** Reads the file after `gate`, and records each chunk. */
let gate: Promise<unknown> = Promise.resolve()
let received = 0

const app = new OpenAPIHono()
const errors: Error[] = []
app.onError((error) => {
  errors.push(error)
  return respondWithProblem(error)
})
mountRoutes(
  app,
  [upload],
  {
    async upload({ body: { title, file } }: Input) {
      const hash = createHash('sha256')
      received = 0
      await gate
      for await (const chunk of file.stream()) {
        hash.update(chunk)
        received += chunk.byteLength
      }
      const { name, type } = file
      return { status: 200, body: { title, name, type, size: received, sha256: hash.digest('hex') } }
    },
  },
  { authenticate: () => undefined },
  {
    body: { maxBytes: megabyte, maxDepth: 8 },
    refuseUnknownQuery: true,
    refuseBadText: true,
    validateResponses: false,
    streamedForms,
  },
)

let server: Server
let url: string
beforeAll(async () => {
  server = createServer(getRequestListener(app.fetch, { autoCleanupIncoming: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fileHead =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: image/png\r\n\r\n'

function form(parts: Record<string, string | Blob>, name?: string): FormData {
  const data = new FormData()
  for (const [key, value] of Object.entries(parts)) {
    if (typeof value === 'string') data.append(key, value)
    else data.append(key, value, name ?? 'a.pdf')
  }
  return data
}

const pdf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/pdf' })
const post = (body: string | FormData | Buffer<ArrayBuffer>, headers?: Record<string, string>) =>
  fetch(url, { method: 'POST', body, ...(headers && { headers }) })
const raw = (text: string | Buffer<ArrayBuffer>, boundary = 'b') =>
  post(text, { 'content-type': `multipart/form-data; boundary=${boundary}` })

test.each([0, 1, 65_535, 65_536, 3 * megabyte + 7, maxBytes])('passes on a file of %i bytes', async (size) => {
  const bytes = randomBytes(size)
  const response = await post(form({ title: 'März', file: pdf(bytes) }, 'Rechnung März "1".pdf'))
  expect(await response.json()).toEqual({
    title: 'März',
    name: 'Rechnung März "1".pdf',
    type: 'application/pdf',
    size,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
})

test('keeps bytes that look like a boundary', async () => {
  const bytes = Buffer.from('\r\n--b\r\n--\r\n\r\n--bc--\r\n-')
  const head = '--bcd\r\nContent-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--bcd--\r\n')])
  const { sha256 } = (await (await raw(body, 'bcd')).json()) as { sha256: string }
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
})

describe('rejects', () => {
  const part = (name: string, more = '', value = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  const file = part('file', '; filename="a.pdf"\r\nContent-Type: application/pdf')

  test.each([
    ['no form at all', 'nonsense', 400],
    ['an empty body', '', 400],
    ['a form without parts', '--b--\r\n', 400],
    ['a form without the file', `${part('title')}--b--\r\n`, 400],
    ['a text instead of the file', `${part('file')}--b--\r\n`, 400],
    ['an unknown field', `${part('other')}${file}--b--\r\n`, 400],
    ['an unknown file', `${part('other', '; filename="a.pdf"')}--b--\r\n`, 400],
    ['a field that is too long', `${part('title', '', 'x'.repeat(21))}${file}--b--\r\n`, 400],
    ['a file of another type', `${part('file', '; filename="a"\r\nContent-Type: text/html')}--b--\r\n`, 400],
    ['a field with NUL', `${part('title', '', '\0')}${file}--b--\r\n`, 400],
    ['a field after the file', `${file}${part('title')}--b--\r\n`, 400],
    ['a second file', `${file}${file}--b--\r\n`, 400],
    ['a form without its end', file, 400],
    ['a form that ends in a header', '--b\r\nContent-Disposition: form', 400],
    ['a form that ends in the file', file.slice(0, -4), 400],
    ['too many fields', `${part('title').repeat(200)}${file}--b--\r\n`, 400],
    ['a field beyond the limit of bodies', `${part('title', '', 'x'.repeat(megabyte + 1))}${file}--b--\r\n`, 413],
  ])('%s', async (_what, body, status) => {
    const response = await raw(body)
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ status })])
  })

  test.each([
    ['a form without a boundary', 'multipart/form-data', 400, {}],
    ['another media type', 'application/pdf', 415, {}],
    ['a compressed form', 'multipart/form-data; boundary=b', 415, { 'content-encoding': 'gzip' }],
  ])('%s', async (_what, type, status, headers) => {
    const response = await post(`${file}--b--\r\n`, { 'content-type': type, ...headers })
    expect(response.status).toBe(status)
  })

  test('a larger file, and keeps the connection', async () => {
    const tooLarge = await post(form({ file: pdf(randomBytes(maxBytes + 1)) }))
    expect([tooLarge.status, await tooLarge.json()]).toMatchObject([
      413,
      { detail: expect.stringContaining(`${maxBytes}`) },
    ])
    expect((await post(form({ file: pdf(randomBytes(10)) }))).status).toBe(200)
  })

  test('a declared length beyond the limit before it arrives', async () => {
    const request = httpRequest(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000 * megabyte },
    })
    request.on('error', () => undefined)
    request.flushHeaders()
    const status = await new Promise((resolve) => request.on('response', ({ statusCode }) => resolve(statusCode)))
    request.destroy()
    expect(status).toBe(413)
  })
})

test('ends the file with an error when the client disconnects', async () => {
  errors.length = 0
  const request = httpRequest(url, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' } })
  request.on('error', () => undefined)
  request.write(fileHead)
  received = 0
  request.write(randomBytes(100_000))
  while (received === 0) await delay(5)
  request.destroy()
  while (errors.length === 0) await delay(5)
  expect(errors[0]?.name).toBe('RequestAbortedError')
})

test('applies backpressure while the file is not read', async () => {
  const open = Promise.withResolvers<void>()
  gate = open.promise
  received = 0
  const chunks = maxBytes / (64 * 1024)
  let sent = 0
  // A stream instead of a connection, whose buffers in the kernel may take the whole file.
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === 0) controller.enqueue(Buffer.from(fileHead))
        if (sent === chunks) {
          controller.enqueue(Buffer.from('\r\n--b--\r\n'))
          controller.close()
        } else {
          sent++
          controller.enqueue(randomBytes(64 * 1024))
        }
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const response = app.request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  let before = -1
  while (before !== sent) {
    before = sent
    await delay(100)
  }
  expect([sent > 0, sent < chunks / 4, received]).toEqual([true, true, 0])
  open.resolve()
  gate = Promise.resolve()
  expect((await response).status).toBe(200)
  expect(received).toBe(maxBytes)
})

test('a route with a streamed file does not start without a reader of its form', () => {
  const options = { body: { maxBytes: 1, maxDepth: 1 }, refuseUnknownQuery: true, refuseBadText: true }
  const mount = () =>
    mountRoutes(
      new OpenAPIHono(),
      [upload],
      { upload: () => ({ status: 200 }) },
      { authenticate: () => undefined },
      { ...options, validateResponses: false },
    )
  expect(mount).toThrow("upload has x-streamed-file: give 'streamedForms' of '@channel/codegen/hono/streamed-forms'.")
})
