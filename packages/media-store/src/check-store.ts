import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { MediaStore } from './media-store.ts'

/** The same for all checks of a process: one that fails between leaves no more than one file. */
const name = `channel-check-${randomBytes(8).toString('hex')}`

/** Writes, reads and removes a small file. @returns whether what was read is what was written */
export async function checkStore(store: MediaStore): Promise<boolean> {
  const isSame = await writeAndRead(store).catch(async (error: unknown) => {
    // It may have been stored although the response was lost.
    await store.remove(name).catch(() => undefined)
    throw error
  })
  await store.remove(name)
  return isSame
}

async function writeAndRead(store: MediaStore): Promise<boolean> {
  const file = await store.newFile()
  try {
    await file.write(Buffer.from(name))
    await file.save(name)
  } finally {
    await file.discard()
  }
  const found = await store.open(name)
  return found !== undefined && (await buffer(found)).toString() === name
}
