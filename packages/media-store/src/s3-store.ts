import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkStream } from './check-stream.ts'
import { checkName, lengthOf, type MediaStore } from './media-store.ts'
import { MediaStoreUnavailable } from './media-store-unavailable.ts'
import { beginFile, type FinishedFile, sweepUnfinished } from './unfinished-files.ts'

/** A bucket, and the directory of unfinished files. */
export interface S3StoreOptions {
  readonly bucket: string
  /** Prefix of object keys; may be empty. */
  readonly prefix: string
  /** The http or https URL of a service other than Amazon's. */
  readonly endpoint: string | undefined
  /** Receives what the library logs; its errors are thrown. */
  readonly log: { debug(message: string): void; warn(message: string): void } | undefined
  /** A local directory. */
  readonly directory: string
}

const connectMs = 5_000
/** How long a bucket may take for a response, with all attempts. */
const responseMs = 10_000
/** A slower upload is given up, in bytes per millisecond. */
const minUploadRate = 100

/**
 * Stores files in a bucket of an S3-compatible service. Region and credentials are resolved as by Amazon's own
 * tools (`AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, profiles, the machine's role). The bucket can
 * stay private.
 */
export function s3Store({ bucket, prefix, endpoint, directory, log }: S3StoreOptions): MediaStore {
  const logger = loggerOf(log)
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Files are checked before they are stored, and many compatible services do not support these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, logger },
    logger,
  })

  function objectOf(name: string): { Bucket: string; Key: string } {
    checkName(name)
    return { Bucket: bucket, Key: `${prefix}${name}` }
  }

  async function put({ path, size }: FinishedFile, name: string): Promise<void> {
    const md5 = createHash('md5')
    await pipeline(createReadStream(path), md5)
    const digest = md5.digest()
    const Body = createReadStream(path)
    const content = { Body, ContentLength: size, ContentMD5: digest.toString('base64') }
    try {
      const command = new PutObjectCommand({ ...objectOf(name), ...content })
      const { ETag } = await inTime((limit) => client.send(command, limit), responseMs + size / minUploadRate)
      // The tag of a bucket that encrypts is another one.
      if (ETag !== `"${digest.toString('hex')}"`) await requireStored(name, size, ETag)
    } finally {
      Body.destroy()
    }
  }

  async function requireStored(name: string, size: number, tag: string | undefined): Promise<void> {
    const stored = await inTime((limit) => client.send(new HeadObjectCommand(objectOf(name)), limit)).catch(
      (error: unknown) => {
        if (error instanceof NotFound) return undefined
        throw error
      },
    )
    if (stored?.ContentLength === size && stored.ETag === tag) return
    throw new MediaStoreUnavailable('The bucket has confirmed a file that it does not have.')
  }

  return {
    // An object exists only once its upload is complete.
    newFile: () =>
      beginFile(directory, async (file, name) => {
        checkName(name)
        await put(file, name).catch(asUnavailable)
        await rm(file.path, { force: true })
      }),
    async open(name, part = {}) {
      const { range } = part
      const Range = range && `bytes=${range.start}-${range.end}`
      const expected = lengthOf(part)
      const command = new GetObjectCommand({ ...objectOf(name), Range })
      try {
        const { Body, ContentLength } = await inTime((limit) => client.send(command, limit))
        if (!(Body instanceof Readable)) return undefined
        const length = expected ?? ContentLength
        if (length === undefined || (ContentLength ?? length) !== length) {
          Body.destroy()
          throw new MediaStoreUnavailable(`The bucket offers ${ContentLength} bytes of a file of ${length} bytes.`)
        }
        return checkStream(Body, length)
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        return asUnavailable(error)
      }
    },
    async remove(name) {
      await inTime((limit) => client.send(new DeleteObjectCommand(objectOf(name)), limit))
    },
    sweep: (olderThanMs) => sweepUnfinished(directory, olderThanMs),
    close: () => client.destroy(),
  }
}

/** Aborts what takes too long for a response. The body of a file that has begun to arrive is not limited by it. */
async function inTime<Result>(
  send: (limit: { abortSignal: AbortSignal }) => Promise<Result>,
  limitMs = responseMs,
): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), limitMs)
  return send({ abortSignal: limit.signal }).finally(() => clearTimeout(timer))
}

/** @throws MediaStoreUnavailable, or the error itself if it is a refusal, such as a bucket that does not exist */
function asUnavailable(error: unknown): never {
  if (error instanceof MediaStoreUnavailable) throw error
  const status = error instanceof S3ServiceException ? error.$response?.statusCode : undefined
  if (status !== undefined && status >= 400 && status < 500) throw error
  throw new MediaStoreUnavailable(`The bucket is unavailable: ${(error as Error).message}`, { cause: error })
}

/**
 * Only texts: the library passes requests and responses, with their keys, as further arguments. Without a logger, it would print
 * warnings on standard error. What it warns of for each request while the bucket is unavailable is logged once, as an outage.
 */
function loggerOf(log: S3StoreOptions['log']) {
  const debug = (...[first]: unknown[]) => {
    if (typeof first === 'string') log?.debug(first)
  }
  return { trace: debug, debug, info: debug, warn: debug, error: debug }
}
