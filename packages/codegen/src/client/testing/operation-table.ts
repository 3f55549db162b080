import type { Api, Operation } from '../../analyze/api.ts'
import type { Schema } from '../../analyze/schema.ts'
import { dereference } from '../../analyze/types-of.ts'
import { objectKey, quote } from '../../print/quote.ts'
import { asObject } from '../../read/json.ts'
import { isDefault, itemsOf, pagingOf } from '../paging-of.ts'
import { mainResponse, readContent } from '../responses.ts'
import { errorName, errorsOf } from './error-responses.ts'
import type { HeaderExamples } from './header-examples.ts'
import type { NamedExamples } from './named-examples.ts'

/** The entry of an operation in the table. */
export function operationEntry(
  operation: Operation,
  api: Api,
  examples: NamedExamples,
  headers: HeaderExamples,
  withFields: boolean,
): string {
  const { id, method, path, authored } = operation
  const responses = asObject(authored.responses)
  const { status = '200', contents = [] } = mainResponse(operation) ?? {}
  const paging = pagingOf(operation, api)
  const page = paging === undefined || isDefault(paging) ? undefined : Object.values(paging).join(':')
  const named = withFields ? fieldsOf(operation, api) : undefined
  const type = readContent(contents)?.content.contentType
  const example = examples.ofOperation(id)
  const lastPage = examples.ofLastPage(id)
  const fields = [
    `request: ${quote(`${method.toLowerCase()} ${path}`)}`,
    `status: ${/^\d+$/.test(status) ? status : quote(status)}`,
    ...(example === undefined ? [] : [`example: ${quote(example)}`]),
    ...(lastPage === undefined ? [] : [`lastPage: ${quote(lastPage)}`]),
    ...(page === undefined ? [] : [`page: ${quote(page)}`]),
    ...(named === undefined ? [] : [`fields: [${named.map(quote).join(', ')}]`]),
    ...(type === undefined || type === 'application/json' ? [] : [`type: ${quote(type)}`]),
    `headers: ${quote(headers.namesOf(responses[status]).join(' '))}`,
    ...('304' in responses ? [`unchanged: ${quote(headers.namesOf(responses['304']).join(' '))}`] : []),
    `errors: [${errorsOf(operation)
      .map((each) => quote(errorName(operation, each)))
      .join(', ')}]`,
  ]
  return `  ${objectKey(id)}: { ${fields.join(', ')} },`
}

/** The properties of the resource in a response: of its items, its `data` or the body. Undefined if it is no object. */
function fieldsOf(operation: Operation, { context }: Api): string[] | undefined {
  const read = readContent(mainResponse(operation)?.contents ?? [])
  const resolve = (schema: Schema) => dereference(schema, context.resolve)
  const body = read?.kind !== 'json' || read.content.schema === undefined ? undefined : resolve(read.content.schema)
  const items = body === undefined || operation.method !== 'GET' ? undefined : itemsOf(body, resolve)
  const list = items === undefined || items === '' ? body : propertyOf(body, items, resolve)
  const item = list?.kind === 'array' ? resolve(list.items) : list
  const data = propertyOf(item, 'data', resolve)
  const object = data?.kind === 'object' ? data : item
  if (object?.kind !== 'object') return undefined
  // Those of requests alone are forbidden in responses.
  return object.properties.filter(({ schema }) => schema.kind !== 'never').map(({ name }) => name)
}

function propertyOf(schema: Schema | undefined, name: string, resolve: (schema: Schema) => Schema | undefined) {
  const found = schema?.kind === 'object' ? schema.properties.find((each) => each.name === name) : undefined
  return found && resolve(found.schema)
}
