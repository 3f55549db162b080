import {
  type ContractDocument,
  type LocatedOperation,
  type MediaType,
  type Parameter,
  resolve,
} from '@channel/contract/read-document'
import { docComment } from './doc-comment.ts'
import { literal } from './literal.ts'
import { camelCase, groupName, methodName } from './method-names.ts'
import { queryMember } from './query-member.ts'

/** A method of the facade, as text. */
export interface FacadeMethod {
  group: string
  name: string
  /** A statement that calls it on `channel`. */
  example: string
  /** With its doc comment, indented as a member. */
  signature: string
  /** Method or kind, path, and the meaning of the argument after the ids. */
  entry: string
  /** The member of the queries, with its doc comment. */
  query: string
}

/**
 * Creates the method of an operation. A redirect to a file has two: one resolves to its URL, the other downloads it.
 *
 * @throws Error if an operation does not fit the shape of the facade
 */
export function facadeMethods(document: ContractDocument, located: LocatedOperation): FacadeMethod[] {
  if (!('302' in located.operation.responses)) return [facadeMethod(document, located, located.method)]
  return [facadeMethod(document, located, 'url'), facadeMethod(document, located, 'blob')]
}

function facadeMethod(document: ContractDocument, located: LocatedOperation, plainKind: string): FacadeMethod {
  const { path, operation } = located
  const parameters = (operation.parameters ?? []).map((each) => resolve(document, each))
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(parameters, name, path))
  const query = parameters.filter((each) => each.in === 'query')
  const body = operation.requestBody?.content['application/json']
  const form = operation.requestBody?.content['multipart/form-data']
  if (query.length > 0 && body !== undefined) throw new Error(`${operation.operationId} has a query and a body.`)

  const isBlob = plainKind === 'blob'
  const response = isBlob ? 'Blob' : responseType(operation.responses)
  const isList = response.endsWith("List']")
  const input = body !== undefined ? 'body' : form !== undefined ? 'form' : query.length > 0 ? 'query' : ''
  const inputType = inputTypeOf(document, { body, form, operationId: operation.operationId })
  const optional =
    body === undefined && form === undefined && !query.some(({ required }) => required === true) ? '?' : ''
  const args = [
    ...ids.map(({ name }) => `${camelCase(name)}: string`),
    ...(input === '' ? [] : [`${input === 'form' ? 'body' : input}${optional}: ${inputType}`]),
  ]
  const listType = '304' in operation.responses ? 'ConditionalPaged' : 'Paged'
  const result = isList ? `${listType}<${response}>` : `Promise<${response}>`
  const group = groupName(operation.tags[0] ?? '')
  const name = isBlob ? methodName(located).replace(/Url$/, 'Blob') : methodName(located)
  const examples = exampleArguments(document, { ids, query, body, form })
  const call = `channel.${group}.${name}(${examples.join(', ')})`
  const example = isList ? `for await (const item of ${call}) console.log(item)` : `const result = await ${call}`
  const about = [`${operation.summary}.`, '', ...operation.description.split('\n'), '']
  const docs = [
    ...about,
    ...(isBlob ? ['Follows the redirect without the API key, and downloads the file.', ''] : []),
    ...ids.map((each) => `@param ${camelCase(each.name)} ${each.description}`),
    '@example',
    example,
  ]
  const kind = isList ? 'list' : plainKind
  const options = `options?: ${isBlob ? 'MediaBlobOptions' : 'FacadeOptions'}`
  return {
    group,
    name,
    example,
    signature: `${docComment(docs, '  ')}\n  ${name}(${[...args, options].join(', ')}): ${result}`,
    query: queryMember({ group, name, kind, about, args, response, examples }),
    entry: [kind, path, input].join(' ').trim(),
  }
}

function pathParameter(parameters: readonly Parameter[], name: string, path: string): Parameter {
  const found = parameters.find((each) => each.in === 'path' && each.name === name)
  if (found === undefined) throw new Error(`${path} does not declare {${name}}.`)
  return found
}

function responseType(responses: LocatedOperation['operation']['responses']): string {
  if ('302' in responses) return 'string'
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return schemaType(success?.content?.['application/json']?.schema.$ref)
}

function schemaType(ref: string | undefined): string {
  if (ref === undefined) throw new Error('A body of the facade needs a schema of its own.')
  return `Schemas['${ref.slice(ref.lastIndexOf('/') + 1)}']`
}

interface InputParts {
  body: MediaType | undefined
  form: MediaType | undefined
  operationId: string
}

/** The type of the argument after the ids. The files of a form are blobs, which the schema cannot say. */
function inputTypeOf(document: ContractDocument, { body, form, operationId }: InputParts): string {
  if (body !== undefined) return schemaType(body.schema.$ref)
  if (form === undefined) return `Query<'${operationId}'>`
  const files = filesOf(document, form)
  const types = files.map((name) => `${name}: Blob`)
  return `Omit<${schemaType(form.schema.$ref)}, ${files.map((name) => `'${name}'`).join(' | ')}> & { ${types.join('; ')} }`
}

/** The properties of a form that are files. */
function filesOf(document: ContractDocument, { schema }: MediaType): string[] {
  const { properties = {} } = resolve<FormSchema>(document, schema as FormSchema)
  return Object.entries(properties).flatMap(([name, { format }]) => (format === 'binary' ? [name] : []))
}

interface FormSchema {
  properties?: Record<string, { format?: string }>
}

/** A form with its example: a file is written by its name. */
function formLiteral(document: ContractDocument, form: MediaType): string {
  const [example] = Object.values(form.examples ?? {})
  const files = filesOf(document, form)
  const values = Object.entries((example && resolve(document, example).value) ?? {}).map(([name, value]) =>
    files.includes(name) ? `${name}: ${fileLiteral(String(value))}` : `${name}: ${literal(value)}`,
  )
  return `{ ${values.join(', ')} }`
}

/** Without a media type, the provider would refuse the file. */
function fileLiteral(name: string): string {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  return `new File([bytes], ${literal(name)}, ${literal({ type })})`
}

interface ExampleParts {
  ids: readonly Parameter[]
  form: MediaType | undefined
  query: readonly Parameter[]
  body: MediaType | undefined
}

/** The arguments of an example: ids, then the body, or the first filter that has an example. */
function exampleArguments(document: ContractDocument, { ids, query, body, form }: ExampleParts): string[] {
  const filter = query.find((each) => filterExample(document, each) !== undefined)
  const [bodyExample] = Object.values(body?.examples ?? {})
  return [
    ...ids.map(({ example }) => literal(example)),
    ...(bodyExample === undefined ? [] : [literal(resolve(document, bodyExample).value)]),
    ...(form === undefined ? [] : [formLiteral(document, form)]),
    ...(filter === undefined ? [] : [literal({ [filter.name]: filterExample(document, filter) })]),
  ]
}

/** The example of a filter; undefined for a parameter that no example sets, such as `cursor`. */
export function filterExample(document: ContractDocument, { schema, name }: Parameter): unknown {
  if (name === 'cursor') return undefined
  return resolve(document, schema).examples?.[0]
}
