import { encoderOf } from '../zod/index.ts'
import { findMediaType, kindOf } from './find-media-type.ts'
import { failureOf } from './handler-value-of.ts'
import { ResponseValidationError } from './response-validation-error.ts'
import { mediaOf, type Route, responseOf } from './route.ts'
import { isSchema, type Schema, shapeOf } from './schema.ts'
import { type HandlerResult, isPrepared } from './write-result.ts'

/**
 * Creates a function that encodes the formats in the headers and the JSON body of a result. Items of a stream are encoded when they
 * are written.
 *
 * @returns undefined if no response of the route has formats to encode. The function throws ResponseValidationError.
 */
export function resultEncoder({
  operationId,
  responses,
}: Route): ((result: HandlerResult) => HandlerResult) | undefined {
  const schemas = Object.values(responses).flatMap((response) =>
    '$ref' in response ? [] : [response.headers, ...Object.values(mediaOf(response)).map(({ schema }) => schema)],
  )
  if (!schemas.some((schema) => isSchema(schema) && encoderOf(schema) !== undefined)) return undefined
  return (result) => {
    const { status, headers, contentType = 'application/json', body } = result
    const response = responseOf(responses, status)
    if (response === undefined || '$ref' in response) return result
    const encoded = (part: 'header' | 'body', encode: () => unknown) => {
      try {
        return encode()
      } catch (error) {
        throw new ResponseValidationError(operationId, status, part, failureOf(error))
      }
    }
    const contents = mediaOf(response)
    const mediaType = kindOf(contentType) === 'json' ? findMediaType(Object.keys(contents), contentType) : undefined
    const schema = mediaType === undefined ? undefined : contents[mediaType]!.schema
    const encode = isSchema(schema) && !isPrepared(body) ? encoderOf(schema) : undefined
    return {
      ...result,
      ...(isSchema(response.headers) &&
        headers !== undefined && {
          headers: encoded('header', () => encodedHeaders(response.headers as Schema, headers)) as typeof headers,
        }),
      ...(encode !== undefined && body !== undefined && { body: encoded('body', () => encode(body)) }),
    }
  }
}

/** Encodes the formats in headers. Their names are not case-sensitive. */
export function encodedHeaders(schema: Schema, headers: object): unknown {
  const names = new Map(Object.keys(shapeOf(schema)).map((name) => [name.toLowerCase(), name]))
  const declared = Object.entries(headers).map(([name, value]) => [names.get(name.toLowerCase()) ?? name, value])
  return encoderOf(schema)?.(Object.fromEntries(declared)) ?? headers
}
