import { join, resolve } from 'node:path'
import type { Values } from './processes.ts'

export const mediaStoreNames = [
  'CHANNEL_DATA_DIR',
  'MEDIA_DIRECTORY',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_PREFIX',
  'MEDIA_S3_ENDPOINT',
] as const

/** The options of `openMediaStore`. */
export function mediaStoreSettings(values: Pick<Values, (typeof mediaStoreNames)[number]>) {
  const { CHANNEL_DATA_DIR, MEDIA_DIRECTORY, MEDIA_S3_BUCKET: bucket, MEDIA_S3_PREFIX: prefix = '' } = values
  const directory = resolve(MEDIA_DIRECTORY ?? join(CHANNEL_DATA_DIR, 'media'))
  return { directory, s3: bucket === undefined ? undefined : { bucket, prefix, endpoint: values.MEDIA_S3_ENDPOINT } }
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
