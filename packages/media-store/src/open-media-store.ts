import { join, resolve } from 'node:path'
import { localStore } from './local-store.ts'
import type { MediaStore } from './media-store.ts'

/** Where files are stored. */
export interface MediaStoreSettings {
  /** An absolute local path: for the files or, with a bucket, only for unfinished files. */
  readonly directory: string
  readonly s3: { readonly bucket: string; readonly prefix: string; readonly endpoint: string | undefined } | undefined
}

/**
 * Reads `MEDIA_DIRECTORY` (default `media` in `CHANNEL_DATA_DIR`, which defaults to `.channel`) and, for an
 * S3-compatible service, `MEDIA_S3_BUCKET` (default none), `MEDIA_S3_PREFIX` (default empty) and
 * `MEDIA_S3_ENDPOINT` (default Amazon's).
 *
 * @throws Error in one line that names the variable and the expected value
 */
export function readMediaStoreSettings(env: NodeJS.ProcessEnv): MediaStoreSettings {
  const directory = resolve(env.MEDIA_DIRECTORY || join(env.CHANNEL_DATA_DIR || '.channel', 'media'))
  const bucket = env.MEDIA_S3_BUCKET
  if (!bucket) return { directory, s3: undefined }
  const prefix = env.MEDIA_S3_PREFIX ?? ''
  return { directory, s3: { bucket, prefix, endpoint: endpointOf(env.MEDIA_S3_ENDPOINT) } }
}

/** Opens the store. Writes nothing and sends no request until a file is stored or read. */
export async function openMediaStore({ directory, s3 }: MediaStoreSettings): Promise<MediaStore> {
  if (s3 === undefined) return localStore(directory)
  // Imported on use: it takes half a second at start.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store({ ...s3, directory: join(directory, 'unfinished') })
}

function endpointOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(`MEDIA_S3_ENDPOINT is ${JSON.stringify(text)}; it must be an http or https URL.`)
}
