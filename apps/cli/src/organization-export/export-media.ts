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
  const missing: string[] = []
  let [count, size] = [0, 0]
  for await (const line of createInterface({ input: createReadStream(join(directory, 'media.jsonl')) })) {
    const media = JSON.parse(line) as ExportedFile
    if (media.file === null) continue
    const stored = await store.open(storedNameOf(media)!, { size: media.size ?? undefined })
    if (stored === undefined) {
      missing.push(media.id)
      continue
    }
    const hash = createHash('sha256')
    const counted = new Transform({
      transform(piece: Buffer, _encoding, done) {
        hash.update(piece)
        size += piece.length
        done(null, piece)
      },
    })
    await pipeline(
      stored,
      counted,
      createWriteStream(join(directory, media.file), { flags: 'wx', mode: 0o600, flush: true }),
    )
    const sha256 = hash.digest('hex')
    if (media.sha256 !== null && media.sha256 !== sha256)
      throw new Failure(`File ${media.id} has the SHA-256 ${sha256} in the store, but ${media.sha256} in the database.`)
    count++
    onProgress?.('files', 1)
  }
  return { count, size, missing }
}
