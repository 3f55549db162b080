import { join } from 'node:path'
import { localStore } from './local-store.ts'
import type { MediaStore } from './media-store.ts'

/** The place of the files: a directory, or a bucket. */
export interface MediaStoreSettings {
  /** An absolute local path: for the files or, with a bucket, only for unfinished files. */
  readonly directory: string
  readonly s3: { readonly bucket: string; readonly prefix: string; readonly endpoint: string | undefined } | undefined
}

/** Opens the store. Writes nothing and sends no request until a file is stored or read. */
export async function openMediaStore({ directory, s3 }: MediaStoreSettings): Promise<MediaStore> {
  if (s3 === undefined) return localStore(directory)
  // Imported on use: it takes half a second at start.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store({ ...s3, directory: join(directory, 'unfinished') })
}
