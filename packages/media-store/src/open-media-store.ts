import { join } from 'node:path'
import { localStore } from './local-store.ts'
import type { MediaStore } from './media-store.ts'
import { checkUnfinished } from './unfinished-files.ts'

/** The place of the files: a directory, or a bucket. */
export interface MediaStoreSettings {
  /** An absolute local path: for the files or, with a bucket, only for unfinished files. */
  readonly directory: string
  readonly s3: { readonly bucket: string; readonly prefix: string; readonly endpoint: string | undefined } | undefined
}

/**
 * Opens the store. Sends no request until a file is stored or read.
 *
 * @throws Error in one line if its directory cannot be written
 */
export async function openMediaStore({ directory, s3 }: MediaStoreSettings): Promise<MediaStore> {
  await checkUnfinished(join(directory, 'unfinished'))
  if (s3 === undefined) return localStore(directory)
  // Imported on use: it takes half a second at start.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store({ ...s3, directory: join(directory, 'unfinished') })
}
