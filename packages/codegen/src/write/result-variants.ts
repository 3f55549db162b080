import type { Api, Operation, Response, ResponseHeader } from '../analyze/api.ts'
import { printType, type TypeStyle } from '../print/print-type.ts'
import { propertyName } from '../print/quote.ts'
import { componentAt } from '../read/component-of.ts'
import { isUsableName } from '../read/identifier-of.ts'
import { asObject, type JsonObject } from '../read/json.ts'
import { defaultMediaType, kindOf } from '../runtime/hono/find-media-type.ts'
import { itemsType, mediaType } from './print-items.ts'
import { statusType } from './status-type.ts'

/** Options of `printHandlers`. */
export interface HandlerOptions {
  /** Lower-case names of response headers that are set outside the handlers, so that results may omit them. */
  readonly providedHeaders: ReadonlySet<string>
  /** The style of types of results. */
  readonly style: TypeStyle
}

/** The response components that operations refer to. */
export function sharedResponses({ operations }: Api): Map<string, Response> {
  const found = new Map<string, Response>()
  for (const { authored, responses } of operations) {
    for (const response of responses) {
      const name = sharedName(authored, response.status)
      if (name !== undefined && !found.has(name)) found.set(name, response)
    }
  }
  return found
}

/** The name of the response component that an operation refers to. Returns undefined if it is not a valid type name. */
function sharedName({ responses }: JsonObject, status: string): string | undefined {
  const name = componentAt(asObject(asObject(responses)[status]).$ref, 'responses')
  return name !== undefined && isUsableName(name) ? name : undefined
}

/** The variants of an operation's result: its responses, and the types of those that operations share. */
export function resultVariants({ authored, responses }: Operation, options: HandlerOptions): string[] {
  return responses.flatMap((response) => {
    const name = sharedName(authored, response.status)
    const status = statusType(response, responses)
    return name === undefined ? printVariants(response, options, status) : [`${name}Response<${status}>`]
  })
}

/** A response as types of objects, one for each media type. */
export function printVariants({ contents, headers }: Response, options: HandlerOptions, status: string): string[] {
  const start = `{ status: ${status}; ${printHeaders(headers, options)}; `
  if (contents.length === 0) return [`${start}body?: undefined }`]
  const byDefault = defaultMediaType(contents.map(({ contentType }) => contentType))
  // Of several types that a wrong result may be meant as, the compiler explains the last one.
  const ordered = contents.toSorted((a, b) => Number(a.contentType === byDefault) - Number(b.contentType === byDefault))
  return ordered.map((content) => {
    const isOnly = contents.length === 1 && content.contentType === 'application/json'
    return `${start}${isOnly ? '' : printContentType(content.contentType, byDefault)}${printBody(content, options)} }`
  })
}

function printContentType(declared: string, byDefault: string | undefined): string {
  const type = mediaType(declared)
  return declared === byDefault ? `contentType?: ${type} | undefined; ` : `contentType: ${type}; `
}

function printBody(
  { contentType, schema, item, parts }: Response['contents'][number],
  { style }: HandlerOptions,
): string {
  if (item !== undefined) return `body: ${itemsType({ contentType, item, parts }, style, false)}`
  if (kindOf(contentType) !== 'json') return 'body: string | Uint8Array | ReadableStream'
  return `body: ${schema === undefined ? 'unknown' : printType(schema, style)}`
}

function printHeaders(headers: readonly ResponseHeader[], { providedHeaders, style }: HandlerOptions): string {
  if (headers.length === 0) return 'headers?: NoHeaders'
  const isRequired = ({ required, name }: ResponseHeader) => required && !providedHeaders.has(name.toLowerCase())
  const fields = headers.map((header) => {
    const type = printType(header.schema, style)
    return `${propertyName(header.name)}${isRequired(header) ? `: ${type}` : `?: ${type} | undefined`}`
  })
  const type = `DeclaredHeaders<{ ${fields.join('; ')} }>`
  return headers.some(isRequired) ? `headers: ${type}` : `headers?: ${type} | undefined`
}
