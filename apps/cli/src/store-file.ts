import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { newFileName, type StoredFile } from '@channel/core/media'
import { type MediaStore, openMediaStore } from '@channel/media-store'
import { mediaStoreNames, mediaStoreSettings, readVariables } from '@channel/settings'
import { Failure } from './output/failure.ts'

/**
 * Copies a local file to the media store and calls `record` to record its owner. If that fails, removes the copy.
 *
 * @throws Failure if the file cannot be read
 */
export async function storeFile<Result>(path: string, record: (file: StoredFile) => Promise<Result>): Promise<Result> {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new Failure(`The file ${path} cannot be read: ${error.message}`)
  })
  const store = await openMediaStore(mediaStoreSettings(readVariables(process.env, mediaStoreNames)))
  try {
    const stored_name = await write(store, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return await record({ stored_name, size: bytes.length, sha256 }).catch(async (error: unknown) => {
      await store.remove(stored_name)
      throw error
    })
  } finally {
    store.close()
  }
}

async function write(store: MediaStore, bytes: Uint8Array): Promise<string> {
  const name = newFileName()
  const file = await store.newFile()
  try {
    await file.write(bytes)
    await file.save(name)
  } finally {
    await file.discard()
  }
  return name
}
