import type { Api, Operation } from '../../analyze/api.ts'
import { objectKey, quote } from '../../print/quote.ts'
import { asObject } from '../../read/json.ts'
import { pagingOf } from '../paging-of.ts'
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
): string {
  const { id, method, path, authored } = operation
  const responses = asObject(authored.responses)
  const { status = '200', contents = [] } = mainResponse(operation) ?? {}
  const page = pagingOf(operation, api)?.parameter
  const type = readContent(contents)?.content.contentType
  const example = examples.ofOperation(id)
  const lastPage = examples.ofLastPage(id)
  const fields = [
    `request: ${quote(`${method.toLowerCase()} ${path}`)}`,
    `status: ${/^\d+$/.test(status) ? status : quote(status)}`,
    ...(example === undefined ? [] : [`example: ${quote(example)}`]),
    ...(lastPage === undefined ? [] : [`lastPage: ${quote(lastPage)}`]),
    ...(page === undefined || page === '' || page === 'cursor' ? [] : [`page: ${quote(page)}`]),
    ...(type === undefined || type === 'application/json' ? [] : [`type: ${quote(type)}`]),
    `headers: ${quote(headers.namesOf(responses[status]).join(' '))}`,
    ...('304' in responses ? [`unchanged: ${quote(headers.namesOf(responses['304']).join(' '))}`] : []),
    `errors: [${errorsOf(operation)
      .map((each) => quote(errorName(operation, each)))
      .join(', ')}]`,
  ]
  return `  ${objectKey(id)}: { ${fields.join(', ')} },`
}
