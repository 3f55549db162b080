import { join, resolve } from 'node:path'
import { localStore } from './local-store.ts'
import type { MediaStore } from './media-store.ts'

/** Where files are to be kept. */
export interface MediaStoreSettings {
  /** Of this machine, absolute: for the files, or, with a bucket, only for those that are being written. */
  readonly directory: string
  readonly s3: { readonly bucket: string; readonly prefix: string; readonly endpoint: string | undefined } | undefined
}

/**
 * Reads `MEDIA_DIRECTORY` (`media` in `CHANNEL_DATA_DIR`, which is `.channel` unless told); and, for an S3-compatible
 * service, `MEDIA_S3_BUCKET` (none), `MEDIA_S3_PREFIX` (empty) and `MEDIA_S3_ENDPOINT` (Amazon's).
 *
 * @throws Error in one line that names the variable and what it should hold
 */
export function readMediaStoreSettings(env: NodeJS.ProcessEnv): MediaStoreSettings {
  const directory = resolve(env.MEDIA_DIRECTORY || join(env.CHANNEL_DATA_DIR || '.channel', 'media'))
  const bucket = env.MEDIA_S3_BUCKET
  if (!bucket) return { directory, s3: undefined }
  const prefix = env.MEDIA_S3_PREFIX ?? ''
  return { directory, s3: { bucket, prefix, endpoint: endpointOf(env.MEDIA_S3_ENDPOINT) } }
}

/** Opens the store. Nothing is written or asked before a file is. */
export async function openMediaStore({ directory, s3 }: MediaStoreSettings): Promise<MediaStore> {
  if (s3 === undefined) return localStore(directory)
  // Half a second of start-up for who does not use it.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store({ ...s3, directory: join(directory, 'unfinished') })
}

function endpointOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(`MEDIA_S3_ENDPOINT is ${JSON.stringify(text)}; it has to be an http or https URL.`)
}
