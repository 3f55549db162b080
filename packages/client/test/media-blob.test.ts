import { describe, expect, it } from 'vitest'
import {
  ChannelConnectionError,
  ChannelResponseError,
  ChannelTimeoutError,
  createChannel,
  MediaTooLargeError,
} from '../src/index.ts'
import { failure, mockChannel } from './mock-channel.ts'
import { breakOff, failing, hang, type Step, startServer } from './scripted-server.ts'

const jpeg = 'not really a JPEG'
const file: Step = (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
const redirectTo =
  (location: string): Step =>
  (response) =>
    void response.writeHead(302, { location }).end()

/** A service that redirects to a storage of another address, which takes the steps. */
async function startStorage(...steps: Step[]) {
  const storage = await startServer(...steps)
  const url = `${storage.baseUrl}/files/1.jpg`
  const service = await startServer(redirectTo(`${url}?signature=secret`))
  return { url, storage, service, messages: service.channel.messages }
}

describe('mediaBlob', () => {
  it('downloads the file with its type', async () => {
    const { messages, storage } = await startStorage(file)
    const blob = await messages.mediaBlob('1', 'msg_1')
    expect(blob.type).toBe('image/jpeg')
    expect(await blob.text()).toBe(jpeg)
    expect(storage.received.map(({ url }) => url)).toEqual(['/files/1.jpg?signature=secret'])
  })

  it('sends neither the API key nor other headers to the storage', async () => {
    const { channel, requests } = mockChannel(
      new Response(null, { status: 302, headers: { location: 'https://files.example.com/1.jpg' } }),
      new Response(jpeg),
    )
    await channel.messages.mediaBlob('1', 'msg_1', { headers: { 'X-Trace': 'abc' } })
    const [toService, toStorage] = requests
    expect(toService?.headers.get('authorization')).toMatch(/^Bearer chn_live_/)
    expect(toService?.headers.get('x-trace')).toBe('abc')
    expect(toStorage?.url).toBe('https://files.example.com/1.jpg')
    expect([...(toStorage?.headers ?? [])]).toEqual([])
  })

  it('retries the download', async () => {
    const { messages, storage, service } = await startStorage(failing(503), breakOff, file)
    expect(await (await messages.mediaBlob('1', 'msg_1')).text()).toBe(jpeg)
    expect(storage.received).toHaveLength(3)
    expect(service.received).toHaveLength(1)
  })

  it('throws the error of the service', async () => {
    const { channel } = mockChannel(failure(404, { type: 'not_found', code: 'resource_not_found' }))
    await expect(channel.messages.mediaBlob('1', 'msg_1')).rejects.toMatchObject({ code: 'resource_not_found' })
  })

  it('throws a ChannelResponseError if the storage has no file', async () => {
    const { messages, url } = await startStorage((response) => void response.writeHead(404).end('Gone.'))
    const error = await messages.mediaBlob('1', 'msg_1').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ChannelResponseError)
    expect(error).toMatchObject({ status: 404, body: 'Gone.' })
    expect((error as Error).message).toBe(`${url} responded with 404 and no file (no content type).`)
  })

  it('throws a ChannelResponseError for an address that is not http(s)', async () => {
    const { channel, requests } = mockChannel(
      new Response(null, { status: 302, headers: { location: 'file:///etc/passwd' } }),
    )
    await expect(channel.messages.mediaBlob('1', 'msg_1')).rejects.toBeInstanceOf(ChannelResponseError)
    expect(requests).toHaveLength(1)
  })

  it('throws a ChannelConnectionError without the query if there is no storage', async () => {
    const { channel } = await startServer(redirectTo('http://127.0.0.1:1/1.jpg?signature=secret'))
    const error = await channel.messages.mediaBlob('1', 'msg_1').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ChannelConnectionError)
    expect((error as ChannelConnectionError).url).toBe('http://127.0.0.1:1/1.jpg')
  })

  it.each([
    ['declared', { 'content-length': String(jpeg.length) }],
    ['not declared', {}],
  ])('throws a MediaTooLargeError if the size is %s', async (_name, headers) => {
    const { messages, url, storage } = await startStorage((response) => {
      response.writeHead(200, headers).write(jpeg.slice(0, 10))
      response.end(jpeg.slice(10))
    })
    const error = await messages.mediaBlob('1', 'msg_1', { maxBytes: jpeg.length - 1 }).catch((reason) => reason)
    expect(error).toBeInstanceOf(MediaTooLargeError)
    expect(error).toMatchObject({ url, maxBytes: jpeg.length - 1 })
    expect(storage.received).toHaveLength(1)
    expect((await messages.mediaBlob('1', 'msg_1', { maxBytes: jpeg.length })).size).toBe(jpeg.length)
  })

  it('stops reading a file without end', async () => {
    let ended: () => void
    const closed = new Promise<void>((resolve) => {
      ended = resolve
    })
    const { messages } = await startStorage((response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1)
      response.once('close', () => {
        clearInterval(timer)
        ended()
      })
    })
    await expect(messages.mediaBlob('1', 'msg_1', { maxBytes: 5000 })).rejects.toBeInstanceOf(MediaTooLargeError)
    await closed
  })

  it('ignores an attempt that is received after it timed out', async () => {
    const late = Promise.withResolvers<Response>()
    const { baseUrl } = await startServer(redirectTo('https://files.example.com/1.jpg'))
    let attempts = 0
    function send(request: Request): Promise<Response> {
      if (request.url.startsWith(baseUrl)) return fetch(request)
      attempts++
      if (attempts === 1) return late.promise
      late.resolve(new Response('too late', { status: 503 }))
      return Promise.resolve(new Response(jpeg))
    }
    const channel = createChannel({ apiKey: 'key', baseUrl, wait: async () => {}, fetch: send })
    const blob = await channel.messages.mediaBlob('1', 'msg_1', { timeoutMs: 500 })
    expect(await blob.text()).toBe(jpeg)
    expect(attempts).toBe(2)
  })

  it('has the timeouts of the call', async () => {
    const { messages, url } = await startStorage(hang)
    const error = await messages.mediaBlob('1', 'msg_1', { timeoutMs: 1_000, maxRetries: 0 }).catch((reason) => reason)
    expect(error).toBeInstanceOf(ChannelTimeoutError)
    expect(error).toMatchObject({ url, timeoutMs: 1_000 })
    await expect(messages.mediaBlob('1', 'msg_1', { totalTimeoutMs: 300 })).rejects.toBeInstanceOf(ChannelTimeoutError)
  })

  it('ends when it is aborted during the download', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const { messages } = await startStorage((response) => {
      response.writeHead(200).write('x')
      controller.abort(reason)
    })
    await expect(messages.mediaBlob('1', 'msg_1', { signal: controller.signal })).rejects.toBe(reason)
  })

  it('rejects a limit that is not a number', async () => {
    const { messages } = await startStorage(file)
    await expect(messages.mediaBlob('1', 'msg_1', { maxBytes: Number.NaN })).rejects.toThrow(TypeError)
  })
})
