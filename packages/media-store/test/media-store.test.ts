import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MediaStore, openMediaStore, readMediaStoreSettings } from '../src/index.ts'
import { s3Environment, startS3 } from './support/start-s3.ts'

const bytes = randomBytes(300_000)
const newName = () => randomBytes(24).toString('base64url')

async function keep(store: MediaStore, name: string, content: Uint8Array = bytes): Promise<void> {
  const file = await store.newFile()
  for (let at = 0; at < content.length; at += 70_000) await file.write(content.subarray(at, at + 70_000))
  expect(file.size).toBe(content.length)
  await file.keep(name)
  await file.discard()
}

async function read(store: MediaStore, ...place: Parameters<MediaStore['open']>): Promise<Buffer | undefined> {
  const stream = await store.open(...place)
  return stream && buffer(stream)
}

interface Place {
  readonly store: MediaStore
  readonly directory: string
  stop(): Promise<void>
}

async function inDirectory(): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  const store = await openMediaStore(readMediaStoreSettings({ MEDIA_DIRECTORY: directory }))
  return { store, directory, stop: () => rm(directory, { recursive: true, force: true }) }
}

async function inBucket(): Promise<Place> {
  const server = await startS3('media')
  for (const [name, value] of Object.entries(s3Environment)) vi.stubEnv(name, value)
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  const environment = {
    MEDIA_DIRECTORY: directory,
    MEDIA_S3_BUCKET: 'media',
    MEDIA_S3_PREFIX: 'files/',
    MEDIA_S3_ENDPOINT: server.endpoint,
  }
  const store = await openMediaStore(readMediaStoreSettings(environment))
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
  let place: Place
  let store: MediaStore

  beforeAll(async () => {
    place = await begin()
    store = place.store
  })
  afterAll(() => place.stop())

  it('keeps a file and gives it whole or in part', async () => {
    const name = newName()
    await keep(store, name)
    expect(await read(store, name)).toEqual(bytes)
    expect(await read(store, name, { start: 0, end: 1 })).toEqual(bytes.subarray(0, 2))
    expect(await read(store, name, { start: 1000, end: 199_999 })).toEqual(bytes.subarray(1000, 200_000))
    expect(await read(store, name, { start: bytes.length - 1, end: bytes.length - 1 })).toEqual(bytes.subarray(-1))
  })

  it('keeps an empty file, and a second one in the place of the first', async () => {
    const name = newName()
    await keep(store, name, new Uint8Array())
    expect(await read(store, name)).toHaveLength(0)
    await keep(store, name)
    expect(await read(store, name)).toEqual(bytes)
  })

  it('shows nothing of a file that is not kept, and leaves nothing of one that was given up', async () => {
    const file = await store.newFile()
    await file.write(bytes)
    const unfinished = join(place.directory, 'unfinished')
    expect(await readdir(unfinished)).toHaveLength(1)
    await file.discard()
    await file.discard()
    expect(await readdir(unfinished)).toEqual([])
  })

  it('removes a file for good, also one that is not there', async () => {
    const name = newName()
    await keep(store, name)
    await store.remove(name)
    await store.remove(name)
    expect(await read(store, name)).toBeUndefined()
  })

  it('sweeps what a process that ended has left, and not what is being written', async () => {
    const [left, present] = [await store.newFile(), await store.newFile()]
    await present.write(bytes)
    const unfinished = join(place.directory, 'unfinished')
    const old = (await readdir(unfinished)).map((name) => join(unfinished, name))
    await left.discard()
    const abandoned = await store.newFile()
    for (const name of await readdir(unfinished)) {
      if (!old.includes(join(unfinished, name))) await utimes(join(unfinished, name), 1, 1)
    }
    await store.sweep(3_600_000)
    expect(await readdir(unfinished)).toHaveLength(1)
    const name = newName()
    await present.keep(name)
    expect(await read(store, name)).toEqual(bytes)
    await abandoned.discard()
  })

  it.each(['../../../etc/passwd', 'files/aaaaaaaaaaaaaaaaaaaaaaa', '..', '', 'aaaaaaaaaaaaaaaaaaaaaaa%2f', 'a\u0000b'])(
    'has no place for a file called %j',
    async (name) => {
      await expect(store.open(name)).rejects.toThrow('cannot be called')
      await expect(async () => store.remove(name)).rejects.toThrow('cannot be called')
      const file = await store.newFile()
      await expect(file.keep(name)).rejects.toThrow('cannot be called')
      await file.discard()
    },
  )
})

describe('a bucket that is not there', () => {
  it('is an error and no missing file', async () => {
    const server = await startS3('media')
    for (const [name, value] of Object.entries(s3Environment)) vi.stubEnv(name, value)
    const environment = { MEDIA_S3_BUCKET: 'another', MEDIA_S3_ENDPOINT: server.endpoint }
    const store = await openMediaStore(readMediaStoreSettings(environment))
    await expect(store.open(newName())).rejects.toMatchObject({ name: 'NoSuchBucket' })
    store.close()
    vi.unstubAllEnvs()
    await server.stop()
  })
})

describe('readMediaStoreSettings', () => {
  it('takes a directory below that of the data, unless told', () => {
    expect(readMediaStoreSettings({})).toEqual({ directory: join(process.cwd(), '.channel/media'), s3: undefined })
    expect(readMediaStoreSettings({ CHANNEL_DATA_DIR: '/data' }).directory).toBe('/data/media')
    expect(readMediaStoreSettings({ CHANNEL_DATA_DIR: '/data', MEDIA_DIRECTORY: '/files' }).directory).toBe('/files')
  })

  it('takes a bucket', () => {
    const environment = { MEDIA_S3_BUCKET: 'b', MEDIA_S3_ENDPOINT: 'https://s3.example.com' }
    const s3 = { bucket: 'b', prefix: '', endpoint: 'https://s3.example.com' }
    expect(readMediaStoreSettings(environment).s3).toEqual(s3)
    expect(readMediaStoreSettings({ MEDIA_S3_BUCKET: 'b' }).s3?.endpoint).toBeUndefined()
  })

  it('refuses an endpoint that is none', () => {
    const environment = { MEDIA_S3_BUCKET: 'b', MEDIA_S3_ENDPOINT: 's3.example.com' }
    expect(() => readMediaStoreSettings(environment)).toThrow(/^MEDIA_S3_ENDPOINT is "s3.example.com"; .*\.$/)
  })
})
