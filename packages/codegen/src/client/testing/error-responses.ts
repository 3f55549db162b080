import type { Api, Operation, Response } from '../../analyze/api.ts'
import { objectKey, quote } from '../../print/quote.ts'
import { componentAt } from '../../read/component-of.ts'
import { resolved } from '../../read/follow.ts'
import { asObject, isObject, type Json } from '../../read/json.ts'
import { operationsInOrder } from '../client-groups.ts'
import { readContent, successesOf } from '../responses.ts'
import type { HeaderExamples } from './header-examples.ts'
import { examplesOfResponse } from './named-examples.ts'

/** An error response of operations. */
export interface ErrorResponse {
  readonly name: string
  /** `404`, `4XX` or `default`. */
  readonly status: string
  readonly authored: Json
  /** One for each name: the first one of the response. Without a body there is one without a value. */
  readonly examples: readonly { readonly code: string; readonly value: Json | undefined }[]
}

/** The error responses of all operations, by status. */
export function errorResponses(api: Api): ErrorResponse[] {
  const found = new Map<string, ErrorResponse>()
  for (const operation of operationsInOrder(api)) {
    for (const response of errorsOf(operation)) {
      const name = errorName(operation, response)
      const authored = asObject(operation.authored.responses)[response.status] ?? null
      if (!found.has(name)) {
        found.set(name, { name, status: response.status, authored, examples: examplesIn(operation, response, api) })
      }
    }
  }
  return [...found.values()].toSorted((one, other) =>
    one.status < other.status ? -1 : one.status > other.status ? 1 : 0,
  )
}

/** The responses that an operation can have besides those of success. */
export function errorsOf(operation: Operation): Response[] {
  const successes = new Set(successesOf(operation))
  return operation.responses.filter((each) => !successes.has(each) && /^(?:[45]|default)/.test(each.status))
}

/** The name of its component, with the status if there are several, or of its operation. */
export function errorName({ id, authored }: Operation, { status }: Response): string {
  const response = asObject(authored.responses)[status]
  const component = isObject(response) ? componentAt(response.$ref, 'responses') : undefined
  return component ?? `${id} ${status}`
}

function examplesIn(operation: Operation, { status, contents }: Response, api: Api): ErrorResponse['examples'] {
  const read = readContent(contents)
  const examples = read?.kind === 'json' ? examplesOfResponse(operation, status, read.content, api) : []
  if (examples.length === 0) return [{ code: 'default', value: undefined }]
  const named = examples.map(({ name, value }) => ({
    code: codeOf(value) ?? name.split(/\.(.*)/)[1] ?? 'default',
    value,
  }))
  return named.filter(({ code }, index) => named.findIndex((each) => each.code === code) === index)
}

/** The code in a body, which says more than the name of the example. */
function codeOf(value: Json): string | undefined {
  const { error, code } = asObject(value)
  const found = asObject(error).code ?? code
  return typeof found === 'string' ? found : undefined
}

/**
 * An entry of the table of error responses. An optional header that other responses require belongs to their codes
 * alone: a conflict has `Retry-After` only if the same request is in progress.
 */
export function errorEntry(
  { name, status, authored, examples }: ErrorResponse,
  all: readonly ErrorResponse[],
  headers: HeaderExamples,
  { document }: Api,
): string {
  const headersOf = (response: Json) => Object.entries(asObject(resolved(response, document).headers))
  const isRequired = (response: Json, wireName: string) =>
    headersOf(response).some(([own, header]) => own === wireName && resolved(header, document).required === true)
  const codesRequiring = (wireName: string) =>
    all.filter((each) => isRequired(each.authored, wireName)).flatMap((each) => each.examples.map(({ code }) => code))
  const own = headersOf(authored)
  const always = own.filter(([each]) => isRequired(authored, each) || codesRequiring(each).length === 0)
  const sometimes = own.filter((each) => !always.includes(each))
  const namesOf = (entries: typeof own) =>
    quote(entries.flatMap(([wireName, header]) => headers.nameOf(wireName, header) ?? []).join(' '))
  const codes = examples.map(({ code }) => {
    const added = sometimes.filter(([wireName]) => codesRequiring(wireName).includes(code))
    return `${objectKey(code)}: ${namesOf(added)}`
  })
  const key = /^\d+$/.test(status) ? status : quote(status)
  return `  ${objectKey(name)}: { status: ${key}, headers: ${namesOf(always)}, codes: { ${codes.join(', ')} } },`
}
