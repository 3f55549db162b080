import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ExportedFile, storedNameOf } from '@channel/core/organization-export'
import type { MediaStore } from '@channel/media-store'
import { Failure } from '../output/failure.ts'

/** What became of the files of messages. */
export interface ExportedMedia {
  readonly count: number
  /** In bytes. */
  readonly size: number
  /** The ids of files that the store no longer had, because they were deleted meanwhile. */
  readonly missing: readonly string[]
}

/** A bucket needs most of the time to begin a response. */
const filesAtATime = 8

/**
 * Copies the files that `media.jsonl` lists. After the snapshot, which must not stay open while files are downloaded.
 *
 * @throws Failure for a file that is not what the service received
 */
export async function exportMedia(
  store: Pick<MediaStore, 'open'>,
  directory: string,
  onProgress: ((kind: string, count: number) => void) | undefined,
): Promise<ExportedMedia> {
  await mkdir(join(directory, 'media'), { mode: 0o700 })
  const lines = createInterface({ input: createReadStream(join(directory, 'media.jsonl')) })
  const listed = lines[Symbol.asyncIterator]()
  const missing: string[] = []
  let [count, size, failed] = [0, 0, false]

  async function copyNext(): Promise<void> {
    for (let next = await listed.next(); !next.done && !failed; next = await listed.next()) {
      const media = JSON.parse(next.value) as ExportedFile
      if (media.file === null) continue
      const copied = await copyFile(store, media, join(directory, media.file))
      if (copied === undefined) {
        missing.push(media.id)
        continue
      }
      count++
      size += copied
      onProgress?.('files', 1)
    }
  }

  // Returns when nothing is written any more, because the caller removes the directory after a failure.
  const copies = Array.from({ length: filesAtATime }, () =>
    copyNext().catch((error: unknown) => {
      failed = true
      throw error
    }),
  )
  const ended = await Promise.allSettled(copies)
  lines.close()
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return { count, size, missing: missing.sort() }
}

/** @returns its size in bytes; undefined if the store does not have it */
async function copyFile(
  store: Pick<MediaStore, 'open'>,
  media: ExportedFile,
  path: string,
): Promise<number | undefined> {
  const stored = await store.open(storedNameOf(media)!, { size: media.size ?? undefined })
  if (stored === undefined) return undefined
  const hash = createHash('sha256')
  let size = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      size += piece.length
      done(null, piece)
    },
  })
  await pipeline(stored, counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  const sha256 = hash.digest('hex')
  if (media.sha256 !== null && media.sha256 !== sha256)
    throw new Failure(`File ${media.id} has the SHA-256 ${sha256} in the store, but ${media.sha256} in the database.`)
  return size
}
