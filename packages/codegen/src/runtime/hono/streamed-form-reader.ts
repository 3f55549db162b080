import { partsReader } from './form-reader.ts'
import { BodyTooLargeError } from './request-errors.ts'
import type { Content } from './route.ts'

/** Limits of a form with a streamed file, in bytes. */
export interface StreamLimits {
  readonly maxFileBytes: number
  /** Max size of everything but the file. */
  readonly maxTextBytes: number
}

/** The parts of a form up to its file. */
export interface BegunForm {
  /** Names and values in the order of arrival. The file is the last. */
  readonly parts: readonly (readonly [name: string, value: string | File])[]
  /** Discards what was not read. The connection stays usable. */
  end(): void
}

/** Reads a form until its file begins. */
export type StreamedForms = (request: Request, contentType: string, limits: StreamLimits) => Promise<BegunForm>

/**
 * Creates a function that reads `multipart/form-data` until its file begins. The file, a `StreamedFile`, has to be the last part.
 *
 * @returns a function that throws BodyTooLargeError, RequestAbortedError and JsonError
 */
export function streamedFormReader(content: Content, limits: StreamLimits, begin: StreamedForms) {
  const { maxFileBytes, maxTextBytes } = limits
  const read = partsReader(content)
  return async (request: Request, contentType: string): Promise<{ value: unknown; end: () => void }> => {
    if (Number(request.headers.get('content-length') ?? 0) > maxFileBytes + maxTextBytes) {
      throw new BodyTooLargeError(`The body is larger than ${maxFileBytes + maxTextBytes} bytes.`)
    }
    const { parts, end } = await begin(request, contentType, limits)
    return { value: await read(parts), end }
  }
}
