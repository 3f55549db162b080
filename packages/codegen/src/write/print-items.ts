import { analyzeParts } from '../analyze/analyze-parts.ts'
import type { Part } from '../analyze/api.ts'
import { itemsOf } from '../analyze/items-of.ts'
import type { Schema } from '../analyze/schema.ts'
import { type Code, list } from '../print/code.ts'
import { printType, type TypeStyle } from '../print/print-type.ts'
import { printZod } from '../print/print-zod.ts'
import { propertyName, quote } from '../print/quote.ts'
import type { JsonObject } from '../read/json.ts'
import { essenceOf, kindOf } from '../runtime/hono/find-media-type.ts'
import type { ModuleFile } from './module-file.ts'
import { printHeaders } from './print-headers.ts'

/** Prints the content of a stream: `{ itemSchema: Tea }`, and how the parts of a multipart body are sent. */
export function printItems(contentType: string, media: JsonObject, file: ModuleFile): Code | undefined {
  const items = itemsOf(contentType, media, '', file.zod.api.document)
  if (items === undefined) return undefined
  const { js, type } = printZod(items.item, file.scope())
  const parts = analyzeParts(contentType, media, '', file.zod.api.context) ?? []
  const codes = parts.map(({ contentTypes, authoredHeaders, authoredItem }) => {
    const headers = printHeaders(authoredHeaders, file)
    const args = [quote(contentTypes.join(', '))]
    if (headers.length > 0 || authoredItem !== undefined)
      args.push(headers.length === 0 ? '{}' : list('{', headers, '}'))
    if (authoredItem !== undefined) args.push(printZod(authoredItem, file.scope()).js)
    return `${file.helper('part')}(${args.join(', ')})`
  })
  const [last, ...prefix] = codes.toReversed()
  const entries = [`itemSchema: ${js}`]
  if (prefix.length > 0) entries.push(`prefixEncoding: ${list('[', prefix.toReversed(), ']')}`)
  if (last !== undefined) entries.push(`itemEncoding: ${last}`)
  return { js: list('{', entries, '}'), type: `{ itemSchema: ${type} }` }
}

/** A placeholder for any text in a template literal type. */
const anyText = '\u0024{string}'

/** The type of a media type. A range becomes a template literal type. */
export function mediaType(declared: string): string {
  return declared.includes('*') ? `\`${declared.split('*').join(anyText)}\`` : quote(declared)
}

interface Stream {
  readonly contentType: string
  readonly item: Schema
  readonly parts?: readonly Part[] | undefined
}

/** The type of the items of a stream, as a handler reads or returns them. */
export function itemsType({ contentType, item, parts }: Stream, style: TypeStyle, isRead: boolean): string {
  if (parts === undefined) return `AsyncIterable<${printType(item, style)}>`
  const isForm = essenceOf(contentType) === 'multipart/form-data'
  const variants = parts.flatMap((part) => part.contentTypes.map((type) => ({ ...part, type })))
  const isAlone = (type: string) => !type.includes('*') && variants.every((variant) => variant.type === type)
  const types = variants.map(({ type, headers, item: own = item }) => {
    const bytes = isRead ? 'Uint8Array' : 'string | Uint8Array | ReadableStream'
    const isOptional = !isRead && isAlone(type)
    return [
      isForm ? 'name: string; filename?: string | undefined; ' : '',
      `contentType${isOptional ? '?' : ''}: ${mediaType(type)}${isOptional ? ' | undefined' : ''}; `,
      `${headersType(headers, style, isRead)}; value: ${kindOf(type) === 'bytes' ? bytes : printType(own, style)}`,
    ].join('')
  })
  return `AsyncIterable<${[...new Set(types)].map((type) => `{ ${type} }`).join(' | ')}>`
}

/** Of a part that is read, a Content-Disposition too. */
function headersType(headers: Part['headers'], style: TypeStyle, isRead: boolean): string {
  const fields = headers.map(({ name, required, schema }) => {
    const type = printType(schema, style)
    return `${propertyName(name)}${required ? `: ${type}` : `?: ${type} | undefined`}`
  })
  const hasOwn = headers.some(({ name }) => name.toLowerCase() === 'content-disposition')
  if (!hasOwn) fields.push("'Content-Disposition'?: string | undefined")
  const isOptional = !isRead && headers.every(({ required }) => !required)
  return `headers${isOptional ? '?' : ''}: { ${fields.join('; ')} }${isOptional ? ' | undefined' : ''}`
}
