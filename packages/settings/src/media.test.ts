import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Environment } from './environment.ts'
import { mediaBaseUrl, mediaStoreNames, mediaStoreSettings } from './media.ts'
import { readVariables } from './read-variables.ts'

describe('mediaStoreSettings', () => {
  const read = (environment: Environment) => mediaStoreSettings(readVariables(environment, mediaStoreNames))

  it('defaults to a directory below the data directory', () => {
    expect(read({})).toEqual({ directory: join(process.cwd(), '.channel/media'), s3: undefined })
    expect(read({ CHANNEL_DATA_DIR: '/data' }).directory).toBe('/data/media')
    expect(read({ CHANNEL_DATA_DIR: '/data', MEDIA_DIRECTORY: '/files' }).directory).toBe('/files')
  })

  it('accepts a bucket', () => {
    const environment = { MEDIA_S3_BUCKET: 'b', MEDIA_S3_ENDPOINT: 'https://s3.example.com' }
    expect(read({ ...environment, MEDIA_DIRECTORY: '/files' }).directory).toMatch(new RegExp(`^${tmpdir()}/channel-`))
    expect(read(environment).s3).toEqual({ bucket: 'b', prefix: '', endpoint: 'https://s3.example.com' })
    expect(read({ MEDIA_S3_BUCKET: 'b', MEDIA_S3_PREFIX: 'files/' }).s3).toEqual({
      bucket: 'b',
      prefix: 'files/',
      endpoint: undefined,
    })
  })
})

describe('mediaBaseUrl', () => {
  it.each([
    [{}, 'http://127.0.0.1:8787/media'],
    [{ MEDIA_BASE_URL: '', PUBLIC_URL: '' }, 'http://127.0.0.1:8787/media'],
    [{ PUBLIC_URL: 'https://api.example.com/channel/' }, 'https://api.example.com/channel/media'],
    [{ PUBLIC_URL: 'https://api.example.com', MEDIA_BASE_URL: 'https://cdn.example.com//' }, 'https://cdn.example.com'],
  ])('with %j returns %s', (environment: Environment, url) => {
    const values = readVariables(environment, ['MEDIA_BASE_URL', 'PUBLIC_URL'])
    expect(mediaBaseUrl(values, 'http://127.0.0.1:8787')).toBe(url)
  })
})
