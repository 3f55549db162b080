import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkStore, type MediaStore, MediaStoreUnavailable, openMediaStore } from '../src/index.ts'
import type { ObserveStore } from '../src/watch-store.ts'
import { aBucket } from './support/a-bucket.ts'
import { s3Environment, startS3 } from './support/start-s3.ts'

const bytes = randomBytes(300_000)
const newName = () => randomBytes(24).toString('base64url')

async function save(store: MediaStore, name: string, content: Uint8Array = bytes): Promise<void> {
  const file = await store.newFile()
  for (let at = 0; at < content.length; at += 70_000) await file.write(content.subarray(at, at + 70_000))
  expect(file.size).toBe(content.length)
  await file.save(name)
  await file.discard()
}

async function read(store: MediaStore, ...target: Parameters<MediaStore['open']>): Promise<Buffer | undefined> {
  const stream = await store.open(...target)
  return stream && buffer(stream)
}

interface StoreFixture {
  readonly store: MediaStore
  readonly directory: string
  stop(): Promise<void>
}

async function inDirectory(): Promise<StoreFixture> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  const store = await openMediaStore({ directory, s3: undefined })
  return { store, directory, stop: () => rm(directory, { recursive: true, force: true }) }
}

async function inBucket(): Promise<StoreFixture> {
  const server = await startS3('media')
  for (const [name, value] of Object.entries(s3Environment)) vi.stubEnv(name, value)
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  const s3 = { bucket: 'media', prefix: 'files/', endpoint: server.endpoint }
  const store = await openMediaStore({ directory, s3 })
  return {
    store,
    directory,
    async stop() {
      store.close()
      vi.unstubAllEnvs()
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

describe.each([
  ['a directory', inDirectory],
  ['a bucket', inBucket],
])('the store in %s', (_, begin) => {
  let target: StoreFixture
  let store: MediaStore

  beforeAll(async () => {
    target = await begin()
    store = target.store
  })
  afterAll(() => target.stop())

  it('stores a file and returns it whole or in part', async () => {
    const name = newName()
    await save(store, name)
    expect(await read(store, name)).toEqual(bytes)
    expect(await read(store, name, { range: { start: 0, end: 1 } })).toEqual(bytes.subarray(0, 2))
    expect(await read(store, name, { range: { start: 1000, end: 199_999 } })).toEqual(bytes.subarray(1000, 200_000))
    expect(await read(store, name, { range: { start: bytes.length - 1, end: bytes.length - 1 } })).toEqual(
      bytes.subarray(-1),
    )
  })

  it('can be checked, which leaves nothing', async () => {
    expect(await checkStore(store)).toBe(true)
    expect(await checkStore(store)).toBe(true)
  })

  it('stores an empty file and replaces a file of the same name', async () => {
    const name = newName()
    await save(store, name, new Uint8Array())
    expect(await read(store, name)).toHaveLength(0)
    await save(store, name)
    expect(await read(store, name)).toEqual(bytes)
  })

  it('does not show a file before it is saved, and removes a discarded one completely', async () => {
    const file = await store.newFile()
    await file.write(bytes)
    const unfinished = join(target.directory, 'unfinished')
    expect(await readdir(unfinished)).toHaveLength(1)
    await file.discard()
    await file.discard()
    expect(await readdir(unfinished)).toEqual([])
  })

  it('removes a file, and accepts one that does not exist', async () => {
    const name = newName()
    await save(store, name)
    await store.remove(name)
    await store.remove(name)
    expect(await read(store, name)).toBeUndefined()
  })

  it('sweeps old unfinished files and leaves recent ones', async () => {
    const [left, present] = [await store.newFile(), await store.newFile()]
    await present.write(bytes)
    const unfinished = join(target.directory, 'unfinished')
    const old = (await readdir(unfinished)).map((name) => join(unfinished, name))
    await left.discard()
    const abandoned = await store.newFile()
    for (const name of await readdir(unfinished)) {
      if (!old.includes(join(unfinished, name))) await utimes(join(unfinished, name), 1, 1)
    }
    await store.sweep(3_600_000)
    expect(await readdir(unfinished)).toHaveLength(1)
    const name = newName()
    await present.save(name)
    expect(await read(store, name)).toEqual(bytes)
    await abandoned.discard()
  })

  it.each(['../../../etc/passwd', 'files/aaaaaaaaaaaaaaaaaaaaaaa', '..', '', 'aaaaaaaaaaaaaaaaaaaaaaa%2f', 'a\u0000b'])(
    'rejects the file name %j',
    async (name) => {
      await expect(store.open(name)).rejects.toThrow('Invalid file name')
      await expect(async () => store.remove(name)).rejects.toThrow('Invalid file name')
      const file = await store.newFile()
      await expect(file.save(name)).rejects.toThrow('Invalid file name')
      await file.discard()
    },
  )
})

describe('a bucket that misbehaves', () => {
  it.each<[string, RequestListener]>([
    ['confirms each request', (request, response) => void request.resume().on('end', () => response.end())],
    [
      'confirms an upload, but has no file',
      (request, response) => {
        request
          .resume()
          .on('end', () => response.writeHead(request.method === 'PUT' ? 200 : 404, { ETag: '"1"' }).end())
      },
    ],
    [
      'confirms an upload, but has less of the file',
      (request, response) => {
        const headers = { ETag: '"1"', ...(request.method === 'HEAD' && { 'Content-Length': 7 }) }
        request.resume().on('end', () => response.writeHead(200, headers).end())
      },
    ],
  ])('does not store a file if it %s', async (_how, respond) => {
    const store = await aBucket(respond)
    await expect(save(store, newName())).rejects.toThrow(MediaStoreUnavailable)
  })

  it('stores a file under a tag of its own if it confirms the size', async () => {
    const size = String(bytes.length)
    const store = await aBucket((request, response) => {
      const headers = { ETag: '"encrypted"', ...(request.method === 'HEAD' && { 'Content-Length': size }) }
      request.resume().on('end', () => response.writeHead(200, headers).end())
    })
    await expect(save(store, newName())).resolves.toBeUndefined()
  })

  it('fails without a line of the library on the console', async () => {
    const printed = (['warn', 'error', 'log', 'info'] as const).map((method) => vi.spyOn(console, method))
    onTestFinished(() => {
      for (const spy of printed) spy.mockRestore()
    })
    const store = await aBucket((_, response) => response.writeHead(503).end())
    await expect(save(store, newName())).rejects.toThrow(MediaStoreUnavailable)
    expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([])
  })

  it('offers a file of another size', async () => {
    const store = await aBucket((_request, response) => response.writeHead(200, { 'Content-Length': 3 }).end('abc'))
    await expect(store.open(newName(), { size: 4 })).rejects.toThrow('The bucket offers 3 bytes of a file of 4 bytes.')
  })

  it('ends a file early', async () => {
    const store = await aBucket((_request, response) => response.writeHead(200).end('abc'))
    await expect(read(store, newName(), { size: 4 })).rejects.toThrow('The media store ended after 3 of 4 bytes.')
  })

  it('sends nothing, at first or in the middle of a file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const store = await aBucket((_request, response) => void response.writeHead(200).write('abc'))
    const stream = (await store.open(newName(), { size: 4 }))!
    const reading = buffer(stream)
    const failed = expect(reading).rejects.toThrow('The media store was silent after 3 of 4 bytes.')
    await once(stream, 'readable')
    await vi.advanceTimersByTimeAsync(10_000)
    await failed
  })
})

describe('a directory that cannot be written', () => {
  it('is an error at the start, in one line', async () => {
    const s3 = { bucket: 'media', prefix: '', endpoint: undefined }
    const directory = fileURLToPath(import.meta.url)
    for (const where of [undefined, s3])
      await expect(openMediaStore({ directory, s3: where })).rejects.toThrow(
        /^Files of messages cannot be written to [^\n]+$/,
      )
  })
})

describe('a bucket that does not exist', () => {
  it('is an error, not a missing file', async () => {
    const server = await startS3('media')
    for (const [name, value] of Object.entries(s3Environment)) vi.stubEnv(name, value)
    const s3 = { bucket: 'another', prefix: '', endpoint: server.endpoint }
    const failures: string[] = []
    const logged: string[] = []
    const log = { debug: (message: string) => logged.push(message), warn: (message: string) => logged.push(message) }
    const availability = { failed: ({ name }: Error) => failures.push(name), succeeded: () => failures.push('none') }
    const directory = join(tmpdir(), 'channel-media-unused')
    let works: () => Promise<boolean> = async () => true
    const observe: ObserveStore = (check) => {
      works = check
      return availability
    }
    const store = await openMediaStore({ directory, s3 }, { log, observe })
    await expect(works()).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await expect(store.open(newName())).rejects.toMatchObject({ name: 'NoSuchBucket' })
    expect(failures).toEqual(['NoSuchBucket'])
    expect(logged.join('\n')).toContain('credential-provider')
    store.close()
    vi.unstubAllEnvs()
    await server.stop()
  })
})
