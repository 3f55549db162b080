import type { StreamLimits } from './begin-form.ts'
import { partsReader } from './form-reader.ts'
import { BodyTooLargeError } from './request-errors.ts'
import type { Content } from './route.ts'

/**
 * Creates a function that reads `multipart/form-data` until its file begins. The file, a `StreamedFile`, has to be the last part.
 *
 * @returns a function that throws BodyTooLargeError, RequestAbortedError and JsonError
 */
export function streamedFormReader(content: Content, limits: StreamLimits) {
  const { maxFileBytes, maxTextBytes } = limits
  const read = partsReader(content)
  return async (request: Request, contentType: string): Promise<{ value: unknown; end: () => void }> => {
    if (Number(request.headers.get('content-length') ?? 0) > maxFileBytes + maxTextBytes) {
      throw new BodyTooLargeError(`The body is larger than ${maxFileBytes + maxTextBytes} bytes.`)
    }
    // Only routes that stream need the parser.
    const { beginForm } = await import('./begin-form.ts')
    const { parts, end } = await beginForm(request, contentType, limits)
    return { value: await read(parts), end }
  }
}
