import { join } from 'node:path'
import { localStore } from './local-store.ts'
import type { MediaStore } from './media-store.ts'
import { checkUnfinished } from './unfinished-files.ts'
import { type ObserveStore, watchStore } from './watch-store.ts'

/** The place of the files: a directory, or a bucket. */
export interface MediaStoreSettings {
  /** An absolute local path: for the files or, with a bucket, only for unfinished files. */
  readonly directory: string
  readonly s3: { readonly bucket: string; readonly prefix: string; readonly endpoint: string | undefined } | undefined
}

/** How the process observes the store. */
export interface StoreObserver {
  /** Receives what the library of the bucket logs. */
  readonly log?: { debug(message: string): void; warn(message: string): void }
  readonly observe?: ObserveStore
}

/**
 * Opens the store. Sends no request until a file is stored or read.
 *
 * @throws Error in one line if its directory cannot be written
 */
export async function openMediaStore(
  settings: MediaStoreSettings,
  { log, observe }: StoreObserver = {},
): Promise<MediaStore> {
  const store = await openUnwatched(settings, log)
  return observe === undefined ? store : watchStore(store, observe)
}

async function openUnwatched({ directory, s3 }: MediaStoreSettings, log: StoreObserver['log']): Promise<MediaStore> {
  await checkUnfinished(join(directory, 'unfinished'))
  if (s3 === undefined) return localStore(directory)
  // Imported on use: it takes half a second at start.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store({ ...s3, directory: join(directory, 'unfinished'), log })
}
