import type { Api } from '../analyze/api.ts'
import { propertyName } from '../print/quote.ts'
import { resolved } from '../read/follow.ts'
import { asArray, asObject, type Json, type JsonObject } from '../read/json.ts'
import type { ClientBody, ClientOperation } from './client-operation.ts'
import { literal } from './literal.ts'
import { validValue } from './valid-value.ts'

/** A longer example would hide the call. */
const maxLength = 1000

/** The arguments of an example: ids, then the body, and the query if it is required or a filter has an example. */
export function exampleArguments(method: ClientOperation, api: Api): string[] {
  const { ids, body, query, headers, paging } = method
  const queries = query === undefined ? [] : queryExample(query.parameters, paging?.parameter, api)
  // Arguments before the options cannot be left out.
  if (query !== undefined && headers.length > 0 && queries.length === 0) queries.push('{}')
  return [
    ...ids.map(({ authored }) => literal(exampleOfParameter(authored, api))),
    ...(body === undefined ? [] : [bodyExample(body, api)]),
    ...queries,
    ...(headers.length === 0 ? [] : [`{ headers: ${objectOf(headers, api)} }`]),
  ]
}

/** The value of a parameter's example, or one that fits. */
function exampleOfParameter({ example, examples, schema, content }: JsonObject, api: Api): Json {
  const [named] = Object.values(asObject(examples))
  const given = example ?? resolved(named, api.document).value
  const [media] = Object.values(asObject(content))
  return given ?? validValue(schema ?? resolved(media, api.document).schema ?? true, api) ?? 'text'
}

function bodyExample({ kind, content, media }: ClientBody, api: Api): string {
  if (kind === 'raw') return content.contentType.startsWith('text/') ? "'text'" : 'bytes'
  const { schema = true, example, examples } = media
  const named = Object.values(asObject(examples)).map((each) => resolved(each, api.document).value)
  const stated = [...named, example].filter((each) => each !== undefined)
  // That of a form names files, which its schema does not describe.
  const fits = (each: Json) => kind === 'form' || api.context.judge.fits(schema, each)
  const value = stated.find(fits) ?? validValue(schema, api) ?? stated[0]
  if (kind !== 'form') return short(literal(value ?? null))
  const files = new Map(
    content.files.map((file) => [file.name, file.options.some((option) => option.kind === 'files')]),
  )
  const given: Record<string, unknown> = { ...asObject(value) }
  for (const { name, required } of content.files) if (required) given[name] ??= 'file'
  const fields = Object.entries(given).map(([name, each]) => {
    const isList = files.get(name)
    if (isList === undefined) return `${propertyName(name)}: ${literal(each)}`
    const file = fileLiteral(Array.isArray(each) ? 'file' : String(each))
    return `${propertyName(name)}: ${isList ? `[${file}]` : file}`
  })
  return short(fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`)
}

function short(text: string): string {
  return text.length > maxLength ? '{ … }' : text
}

/** Without a media type, a receiver may refuse the file. */
function fileLiteral(name: string): string {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  return `new File([bytes], ${literal(name)}, ${literal({ type })})`
}

function queryExample(parameters: readonly JsonObject[], paged: string | undefined, api: Api): string[] {
  const required = parameters.filter((each) => each.required === true)
  if (required.length > 0) {
    return [objectOf(required, api)]
  }
  const filter = parameters.find((each) => each.name !== paged && statedExample(each, api) !== undefined)
  return filter === undefined ? [] : [literal({ [String(filter.name)]: statedExample(filter, api) })]
}

function objectOf(parameters: readonly JsonObject[], api: Api): string {
  return literal(Object.fromEntries(parameters.map((each) => [each.name, exampleOfParameter(each, api)])))
}

/** The example in the schema of a filter. */
function statedExample({ schema }: JsonObject, { document }: Api): Json | undefined {
  return asArray(resolved(schema, document).examples)[0]
}
