import { isInline } from '../analyze/analyze-media.ts'
import type { Body, Content, FileField } from '../analyze/api.ts'
import { withoutFiles } from '../analyze/file-fields.ts'
import { objectKey, propertyName, quote } from '../analyze/names.ts'
import { type Code, list } from '../print/code.ts'
import { literal } from '../print/literal.ts'
import { printType, type TypeStyle } from '../print/print-type.ts'
import { printZod } from '../print/print-zod.ts'
import { follow } from '../read/fields.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { Problems } from '../read/problems.ts'
import { kindOf } from '../runtime/hono/media-type.ts'
import type { ModuleFile } from './module-file.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints the body of a route: `json(Book)`, or its content by media type. */
export function printBody(requestBody: Json, body: Body, files: ZodFiles, file: ModuleFile): Code {
  const { content } = resolved(requestBody, files)
  const { required } = body
  const entries = body.contents.map((each) => ({
    key: quote(each.contentType),
    ...printContent(resolved((content as JsonObject)[each.contentType], files), each, files, file),
  }))
  const types = entries.map(({ key, type }) => `${key}: ${type}`)
  const type = `{ content: { ${types.join('; ')} }; required: ${required} }`
  const [only] = entries
  if (entries.length === 1 && only?.key === quote('application/json') && only.schema !== undefined) {
    return { js: `${file.helper('json')}(${only.schema}${required ? '' : ', { required: false }'})`, type }
  }
  const contents = list(
    '{',
    entries.map(({ key, js }) => ({ text: `${key}: ${js}` })),
    '}',
  )
  return { js: list('{', [{ text: `required: ${required}` }, { text: `content: ${contents}` }], '}'), type }
}

function printContent(
  media: JsonObject,
  { contentType, schema, files: uploads }: Content,
  files: ZodFiles,
  file: ModuleFile,
) {
  const kind = kindOf(contentType)
  if (schema === undefined && kind !== 'json') return { js: '{}', type: '{}', schema: undefined }
  const fragment = uploads.length > 0 && isInline(media.schema) ? withoutFiles(media.schema, uploads) : media.schema
  const code = withUploads(printZod(fragment ?? true, files.scope(file)), uploads, file)
  const isForm = kind === 'form' || kind === 'multipart'
  const encoding = isForm && isObject(media.encoding) ? encodingOf(media.encoding, files) : {}
  const entries = [{ text: `schema: ${code.js}` }]
  if (Object.keys(encoding).length > 0) entries.push({ text: `encoding: ${literal(encoding)}` })
  return { js: list('{', entries, '}'), type: `{ schema: ${code.type} }`, schema: code.js }
}

/** Adds the files of a form, which zod validates separately: in a component, a file is a string. */
function withUploads(code: Code, uploads: readonly FileField[], module: ModuleFile): Code {
  if (uploads.length === 0) return code
  const file = `${module.helper('file')}()`
  const entries = uploads.map(({ name, required, isList }) => ({
    text: `${objectKey(name)}: ${isList ? `z.array(${file})` : file}${required ? '' : '.optional()'}`,
  }))
  return { js: `${code.js}.extend(${list('{', entries, '}')})`, type: 'z.ZodObject' }
}

/** The encoding fields that define how the properties of a form are serialized. */
function encodingOf(encoding: JsonObject, files: ZodFiles): JsonObject {
  const rows = Object.entries(encoding).map(([name, value]): [string, JsonObject] => {
    const { contentType, style, explode } = resolved(value, files)
    return [
      name,
      {
        ...(contentType !== undefined && { contentType }),
        ...(style !== undefined && { style }),
        ...(explode !== undefined && { explode }),
      },
    ]
  })
  return Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0))
}

function resolved(value: Json | undefined, files: ZodFiles): JsonObject {
  return follow(value, '', files.api.document, new Problems())?.object ?? {}
}

/** The type of a body that a handler receives. With several media types, `contentType` distinguishes them. */
export function bodyType({ contents, required, isStreamed }: Body, style: TypeStyle): string {
  const [only] = contents
  const type =
    contents.length === 1
      ? contentType(only!, style, isStreamed)
      : contents
          .map((each) => `{ contentType: ${quote(each.contentType)}; value: ${contentType(each, style, isStreamed)} }`)
          .join(' | ')
  return required ? type : `${type} | undefined`
}

function contentType({ contentType, schema, files }: Content, style: TypeStyle, isStreamed: boolean): string {
  const kind = kindOf(contentType)
  if (kind === 'bytes') return 'Uint8Array'
  const type = schema === undefined ? (kind === 'text' ? 'string' : 'unknown') : printType(schema, style)
  if (files.length === 0) return kind === 'text' && type === 'unknown' ? 'string' : type
  const names = files.map(({ name }) => quote(name)).join(' | ')
  // A `StreamedFile` of the run-time layer, whose size is not known.
  const file = isStreamed ? "Pick<File, 'name' | 'type' | 'stream'>" : 'File'
  const uploads = files.map(
    ({ name, required, isList }) =>
      `${propertyName(name)}${required ? '' : '?'}: ${isList ? `readonly ${file}[]` : file}`,
  )
  return `Omit<${type}, ${names}> & { ${uploads.join('; ')} }`
}
