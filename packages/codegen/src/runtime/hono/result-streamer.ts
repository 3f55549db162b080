import { PartError } from '../zod/index.ts'
import { type Failure, inside } from './failure.ts'
import { findMediaType, sequenceOf } from './find-media-type.ts'
import { failureOf } from './handler-value-of.ts'
import { itemWriter } from './item-writer.ts'
import { boundaryOf } from './multipart-parts.ts'
import { ResponseValidationError } from './response-validation-error.ts'
import { isStream, type Media, mediaOf, type Route, responseOf } from './route.ts'
import { type StreamOptions, streamOf } from './stream-of.ts'
import type { HandlerResult } from './write-result.ts'

/** Returns a result whose body is the stream of its written items. Undefined if it has no items. */
type StreamResult = (result: HandlerResult, options: StreamOptions) => HandlerResult | undefined

/**
 * Creates a function that writes the items of a route's responses.
 *
 * @param validates whether items are validated; one that does not match ends the stream with a ResponseValidationError
 * @returns undefined if no response has items
 */
export function resultStreamer({ operationId, responses }: Route, validates: boolean): StreamResult | undefined {
  const media = Object.values(responses).flatMap((response) => Object.entries(mediaOf(response)))
  const writers = new Map(
    media.flatMap(([type, each]) => (isStream(each) ? [[each as Media, itemWriter(type, each)] as const] : [])),
  )
  if (writers.size === 0) return undefined
  return (result, options) => {
    const { status, contentType = 'application/json', body } = result
    const contents = mediaOf(responseOf(responses, status))
    const type = findMediaType(Object.keys(contents), contentType)
    const write = type === undefined ? undefined : writers.get(contents[type]!)
    if (write === undefined || !isAsyncIterable(body)) return undefined
    const hasParts = sequenceOf(contentType) === 'parts'
    const boundary = hasParts ? (boundaryOf(contentType) ?? crypto.randomUUID()) : ''
    const writeAt = (item: unknown, index: number) => {
      const refuse = (found: Failure) => {
        throw new ResponseValidationError(operationId, status, 'body', inside(found, [index]))
      }
      try {
        return write(item, validates ? refuse : undefined, { index, boundary })
      } catch (error) {
        if (error instanceof PartError) refuse(failureOf(error))
        throw error
      }
    }
    if (!hasParts) {
      const keepAlive = sequenceOf(contentType) === 'events' ? ':\n\n' : undefined
      return { ...result, body: streamOf(body, writeAt, { ...options, keepAlive }) }
    }
    const bounded = boundaryOf(contentType) === undefined ? `${contentType}; boundary=${boundary}` : contentType
    return {
      ...result,
      contentType: bounded,
      body: streamOf(body, writeAt, { ...options, last: `--${boundary}--\r\n` }),
    }
  }
}

/** Whether a body has items. */
export function isAsyncIterable(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}
