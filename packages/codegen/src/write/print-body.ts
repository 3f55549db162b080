import type { Body, Content, FileField, FileOption } from '../analyze/api.ts'
import { isOneObject, withoutFiles } from '../analyze/file-fields-of.ts'
import { type Code, list } from '../print/code.ts'
import { literal } from '../print/literal.ts'
import { anyType, definite } from '../print/print-all.ts'
import { printType, type TypeStyle } from '../print/print-type.ts'
import { printZod } from '../print/print-zod.ts'
import { objectKey, propertyName, quote } from '../print/quote.ts'
import type { ZodScope } from '../print/zod-scope.ts'
import { resolved } from '../read/follow.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { kindOf } from '../runtime/hono/find-media-type.ts'
import type { ModuleFile } from './module-file.ts'
import { itemsType, printItems } from './print-items.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints the body of a route: `json(Book)`, or its content by media type. */
export function printBody(requestBody: Json, body: Body, file: ModuleFile): Code {
  const { content } = resolved(requestBody, file.zod.api.document)
  const { required } = body
  const entries = body.contents.map((each) => ({
    key: quote(each.contentType),
    ...printContent(
      resolved((content as JsonObject)[each.contentType], file.zod.api.document),
      each,
      body.isStreamed,
      file,
    ),
  }))
  const types = entries.map(({ key, type }) => `${key}: ${type}`)
  const type = `{ content: { ${types.join('; ')} }; required: ${required} }`
  const [only] = entries
  if (entries.length === 1 && only?.key === quote('application/json') && only.schema !== undefined) {
    return { js: `${file.helper('json')}(${only.schema}${required ? '' : ', { required: false }'})`, type }
  }
  const contents = list(
    '{',
    entries.map(({ key, js }) => `${key}: ${js}`),
    '}',
  )
  return { js: list('{', [`required: ${required}`, `content: ${contents}`], '}'), type }
}

function printContent(media: JsonObject, content: Content, isStreamed: boolean, file: ModuleFile) {
  const { contentType, schema, item, files: uploads } = content
  if (item !== undefined) {
    return { ...printItems(contentType, media, file)!, schema: undefined }
  }
  const kind = kindOf(contentType)
  if (schema === undefined && kind !== 'json') return { js: '{}', type: '{}', schema: undefined }
  const { document } = file.zod.api
  const form =
    uploads.length > 0 && isObject(media.schema) ? withoutFiles(media.schema, uploads, document) : media.schema
  const scope = file.scope()
  const code = withUploads(printZod(form ?? true, scope), uploads, isOneObject(form, document), scope)
  const isForm = kind === 'form' || kind === 'multipart'
  const encoding = isForm && isObject(media.encoding) ? encodingOf(media.encoding, file.zod) : {}
  const entries = [`schema: ${code.js}`]
  if (Object.keys(encoding).length > 0) entries.push(`encoding: ${literal(encoding)}`)
  const type =
    uploads.length === 0 ? code.type : file.zod.declareAs((style) => typeOfContent(content, style, isStreamed))
  return { js: list('{', entries, '}'), type: `{ schema: ${type} }`, schema: code.js }
}

/** Adds the files of a form, which zod validates separately: in a component, a file is a string. */
function withUploads(code: Code, uploads: readonly FileField[], isObjectForm: boolean, scope: ZodScope): Code {
  if (uploads.length === 0) return code
  const entries = uploads.map((upload) => `${objectKey(upload.name)}: ${printUpload(upload, scope)}`)
  const shape = list('{', entries, '}')
  if (isObjectForm) return { js: `${code.js}.extend(${shape})`, type: 'z.ZodObject' }
  // First, because the property of a closed part takes anything.
  return { js: `${scope.helper('all')}(z.looseObject(${shape}), ${code.js})`, type: anyType }
}

function printUpload({ options, required }: FileField, scope: ZodScope): string {
  const codes = options.map((option) => {
    if (option.kind === 'text') return definite(scope.print(option.fragment, scope), scope).js
    const file = `${scope.helper('file')}()`
    if (option.kind === 'file') return file
    const { minItems, maxItems } = option
    const min = typeof minItems === 'number' && minItems > 0 ? `.min(${minItems})` : ''
    const max = typeof maxItems === 'number' ? `.max(${maxItems})` : ''
    return `z.array(${file})${min}${max}`
  })
  const js = codes.length === 1 ? codes[0]! : `z.union([${codes.join(', ')}])`
  return required ? js : `${js}.optional()`
}

/** The encoding fields that define how the properties of a form are serialized. */
function encodingOf(encoding: JsonObject, files: ZodFiles): JsonObject {
  const rows = Object.entries(encoding).map(([name, value]): [string, JsonObject] => {
    const fields = resolved(value, files.api.document)
    const own = ['contentType', 'style', 'explode'].filter((field) => fields[field] !== undefined)
    return [name, Object.fromEntries(own.map((field) => [field, fields[field]!]))]
  })
  return Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0))
}

/** The type of a body that a handler receives. With several media types, `contentType` distinguishes them. */
export function bodyType({ contents, required, isStreamed }: Body, style: TypeStyle): string {
  const types = contents.map((each) => typeOfContent(each, style, isStreamed))
  const named = contents.map(
    ({ contentType }, index) => `{ contentType: ${quote(contentType)}; value: ${types[index]} }`,
  )
  const type = types.length === 1 ? types[0]! : named.join(' | ')
  return required ? type : `${type} | undefined`
}

function typeOfContent(content: Content, style: TypeStyle, isStreamed: boolean): string {
  const { contentType, schema, item, parts, files } = content
  if (item !== undefined) return itemsType({ contentType, item, parts }, style, true)
  const kind = kindOf(contentType)
  if (kind === 'bytes') return 'Uint8Array'
  const type = schema === undefined ? (kind === 'text' ? 'string' : 'unknown') : printType(schema, style)
  if (files.length === 0) return kind === 'text' && type === 'unknown' ? 'string' : type
  const names = files.map(({ name }) => quote(name)).join(' | ')
  // A `StreamedFile` of the run-time layer, whose size is not known.
  const file = isStreamed ? "Pick<File, 'name' | 'type' | 'stream'>" : 'File'
  const typeOf = (option: FileOption) => {
    if (option.kind === 'text') return printType(option.schema ?? { kind: 'any' }, style)
    return option.kind === 'files' ? `readonly ${file}[]` : file
  }
  const uploads = files.map(
    ({ name, required, options }) =>
      `${propertyName(name)}${required ? '' : '?'}: ${[...new Set(options.map(typeOf))].join(' | ')}`,
  )
  const added = `{ ${uploads.join('; ')} }`
  if (type === '{ [key: string]: never }') return added
  // In a component, a file is a string. Other forms are without their files.
  return schema?.kind === 'ref' ? `Omit<${type}, ${names}> & ${added}` : `${type} & ${added}`
}
