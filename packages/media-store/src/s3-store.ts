import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { checkName, type MediaStore } from './media-store.ts'
import { beginFile, sweepUnfinished } from './unfinished-files.ts'

/** A bucket, and the directory of unfinished files. */
export interface S3StoreOptions {
  readonly bucket: string
  /** Prefix of object keys; may be empty. */
  readonly prefix: string
  /** The http or https URL of a service other than Amazon's. */
  readonly endpoint: string | undefined
  /** A local directory. */
  readonly directory: string
}

const connectMs = 5_000
const silenceMs = 30_000

/**
 * Stores files in a bucket of an S3-compatible service. Region and credentials are resolved as by Amazon's own
 * tools (`AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, profiles, the machine's role). The bucket can
 * stay private.
 */
export function s3Store({ bucket, prefix, endpoint, directory }: S3StoreOptions): MediaStore {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Files are checked before they are stored, and many compatible services do not support these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  })

  function objectOf(name: string): { Bucket: string; Key: string } {
    checkName(name)
    return { Bucket: bucket, Key: `${prefix}${name}` }
  }

  return {
    // An object exists only once its upload is complete.
    newFile: () =>
      beginFile(directory, async ({ path, size }, name) => {
        const Body = createReadStream(path)
        try {
          await client.send(new PutObjectCommand({ ...objectOf(name), Body, ContentLength: size }))
        } finally {
          Body.destroy()
        }
        await rm(path, { force: true })
      }),
    async open(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...objectOf(name), Range }))
        return Body instanceof Readable ? Body : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)))
    },
    sweep: (olderThanMs) => sweepUnfinished(directory, olderThanMs),
    close: () => client.destroy(),
  }
}
