import { setOwn } from '../zod/index.ts'
import { Unreadable } from './failure.ts'
import { fieldsReader, type Sent } from './fields-reader.ts'
import { kindOf } from './find-media-type.ts'
import { badEncoding, type Parameter, parameterOf, parametersOf } from './parameter.ts'
import { formDecode, percentDecode } from './percent-decode.ts'
import { addTo, type Values } from './reading.ts'
import { isStrict, type Schema } from './schema.ts'

/**
 * Creates a function that parses a query, or a form with the same syntax.
 *
 * @param schema the object schema whose properties are `parameters`
 */
export function queryReader(
  schema: Schema,
  parameters: readonly Parameter[] = parametersOf(schema, 'query', formDecode),
): (query: string) => Values {
  const read = fieldsReader(schema, parameters, formDecode)
  const isClosed = isStrict(schema)
  return (query) => {
    const { sent, malformed } = split(query)
    const values = read(sent)
    if (isClosed && malformed !== undefined) setOwn(values, malformed, new Unreadable(badEncoding))
    return values
  }
}

/** @returns `malformed`: the first name that is not percent-encoded UTF-8 */
function split(query: string): { sent: Sent; malformed: string | undefined } {
  const sent: Sent = new Map()
  let malformed: string | undefined
  for (const pair of query === '' ? [] : query.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const encodedName = equals < 0 ? pair : pair.slice(0, equals)
    const name = formDecode(encodedName)
    if (name === undefined) malformed ??= encodedName
    else addTo(sent, name, equals < 0 ? '' : pair.slice(equals + 1))
  }
  return { sent, malformed }
}

/** Creates a function that parses a whole query as one value of a media type. */
export function querystringReader(schema: Schema, mediaType: string): (query: string) => unknown {
  if (kindOf(mediaType) === 'form') return queryReader(schema)
  const parameter = parameterOf('', schema, 'query', { content: { [mediaType]: {} } }, percentDecode)
  return (query) => (query === '' ? undefined : parameter.read([query]))
}

/** A query without all parameters of these names. */
export function withoutParameters(query: string, names: readonly string[]): string {
  if (names.length === 0 || query === '') return query
  const isOther = (pair: string) => !names.includes(formDecode(pair.split('=', 1)[0]!) ?? '')
  return query.split('&').filter(isOther).join('&')
}
