import type { Api } from '../analyze/api.ts'
import { quote } from '../print/quote.ts'
import type { ClientOperation } from './client-operation.ts'
import type { ClientStyle } from './client-style.ts'
import { docComment } from './doc-comment.ts'
import { exampleArguments } from './example-arguments.ts'
import { queryMember } from './query-member.ts'
import { entryOf } from './table-entry.ts'

/** A method of the facade, as text. */
export interface FacadeMethod {
  readonly name: string
  /** A statement that calls it. */
  readonly example: string
  /** With its doc comment, indented as a member. */
  readonly signature: string
  /** Its entry in the table. */
  readonly entry: string
  /** The member of the queries, with its doc comment. */
  readonly query: string
}

/** Prints the method of an operation. A redirect may have two: one resolves to its URL, the other downloads it. */
export function facadeMethods(method: ClientOperation, api: Api, style: ClientStyle): FacadeMethod[] {
  const { isRedirect, operation } = method
  if (!isRedirect) return [facadeMethod(method, api, style, operation.method.toLowerCase())]
  const url = facadeMethod(method, api, style, 'url')
  return style.downloads === undefined ? [url] : [url, facadeMethod(method, api, style, 'blob')]
}

function facadeMethod(method: ClientOperation, api: Api, style: ClientStyle, plainKind: string): FacadeMethod {
  const { operation, group, paging, ids } = method
  const needsHeaders = method.headers.length > 0
  const isBlob = plainKind === 'blob'
  const response = isBlob ? 'Blob' : method.response.type
  const inputs = inputsOf(method)
  const kind = paging === undefined ? plainKind : 'list'
  const name = isBlob ? method.name.replace(/Url$/, 'Blob') : method.name
  const args = [...ids.map((each) => `${each.name}: ${each.type}`), ...inputs]
  const examples = exampleArguments(method, api)
  const call = `${style.variable}.${group}.${name}(${examples.join(', ')})`
  const example =
    kind === 'list' ? `for await (const item of ${call}) console.log(item)` : `const result = await ${call}`
  const about = aboutOf(method)
  const docs = [
    ...about,
    ...(isBlob ? ['Follows the redirect without the API key, and downloads the file.', ''] : []),
    ...ids.map((each) => `@param ${each.name} ${textOf(each.authored.description)}`.trimEnd()),
    ...(operation.deprecated ? ['@deprecated'] : []),
    '@example',
    example,
  ]
  const optionsType = isBlob ? style.downloads!.type : style.options
  const options = needsHeaders
    ? `options: ${optionsType} & { headers: Header<${quote(operation.id)}> }`
    : `options?: ${optionsType}`
  const result = kind === 'list' ? pagedType(method, response) : `Promise<${response}>`
  return {
    name,
    example,
    signature: `${docComment(docs, '  ')}\n  ${name}(${[...args, options].join(', ')}): ${result}`,
    query: queryMember({ method, name, kind, about, args, response, examples }),
    entry: entryOf(method, api, kind, style),
  }
}

/** The arguments after the ids: the body, then the query. One before a required one cannot be optional. */
function inputsOf({ operation, body, query, headers }: ClientOperation): string[] {
  const needsHeaders = headers.length > 0
  const queryIsRequired = query?.required === true || (query !== undefined && needsHeaders)
  const isOptional = body !== undefined && !body.required && !queryIsRequired && !needsHeaders
  const orUndefined = body === undefined || body.required || isOptional ? '' : ' | undefined'
  return [
    ...(body === undefined ? [] : [`body${isOptional ? '?' : ''}: ${body.type}${orUndefined}`]),
    ...(query === undefined ? [] : [`query${queryIsRequired ? '' : '?'}: Query<${quote(operation.id)}>`]),
  ]
}

function pagedType({ operation, paging }: ClientOperation, response: string): string {
  const type = operation.responses.some(({ status }) => status === '304') ? 'ConditionalPaged' : 'Paged'
  if (paging?.items === 'data') return `${type}<${response}>`
  const path = (paging?.items ?? '').split('.').filter((key) => key !== '')
  const list = path.reduce((inner, key) => `NonNullable<${inner}[${quote(key)}]>`, response)
  return `${type}<${response}, ${list}[number]>`
}

/** The summary and the description, each followed by an empty line. */
function aboutOf({ operation }: ClientOperation): string[] {
  const summary = (operation.summary ?? '').trim()
  const description = textOf(operation.authored.description).trimEnd()
  const sentence = /[.!?]$/.test(summary) ? summary : `${summary}.`
  if (summary === '' && description === '') return [`\`${operation.method} ${operation.path}\``, '']
  return [...(summary === '' ? [] : [sentence, '']), ...(description === '' ? [] : [...description.split('\n'), ''])]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
