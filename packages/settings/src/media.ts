import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import type { Values } from './processes.ts'

export const mediaStoreNames = [
  'CHANNEL_DATA_DIR',
  'MEDIA_DIRECTORY',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_PREFIX',
  'MEDIA_S3_ENDPOINT',
] as const

/** The options of `openMediaStore`. With a bucket, only unfinished files are local: in the directory of temporary files. */
export function mediaStoreSettings(values: Pick<Values, (typeof mediaStoreNames)[number]>) {
  const { CHANNEL_DATA_DIR, MEDIA_DIRECTORY, MEDIA_S3_BUCKET: bucket, MEDIA_S3_PREFIX: prefix = '' } = values
  if (bucket !== undefined) {
    const directory = join(tmpdir(), `channel-${userInfo().uid}`)
    return { directory, s3: { bucket, prefix, endpoint: values.MEDIA_S3_ENDPOINT } }
  }
  return { directory: resolve(MEDIA_DIRECTORY ?? join(CHANNEL_DATA_DIR, 'media')), s3: undefined }
}

/**
 * The public base URL of files, without a trailing slash.
 *
 * @param ownUrl the API's own URL, used if `PUBLIC_URL` is not set
 */
export function mediaBaseUrl(
  { MEDIA_BASE_URL, PUBLIC_URL }: Pick<Values, 'MEDIA_BASE_URL' | 'PUBLIC_URL'>,
  ownUrl: string,
): string {
  return MEDIA_BASE_URL ?? `${(PUBLIC_URL ?? ownUrl).replace(/\/+$/, '')}/media`
}
