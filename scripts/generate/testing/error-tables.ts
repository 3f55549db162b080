import {
  type ContractDocument,
  type DeclaredResponse,
  type LocatedOperation,
  resolve,
} from '@channel/contract/read-document'
import { literal } from '../facade/literal.ts'
import { componentName, errorNames, headersOf } from './operation-table.ts'

interface ErrorBody {
  error: { type: string; code: string; message: string; param?: string; request_id: string }
}

/** An error response, with the statuses that operations return it with. */
interface ErrorResponse {
  name: string
  status: number
  declared: DeclaredResponse
  /** One for each code: the first one of the response. */
  examples: ErrorBody['error'][]
}

/** The tables of error responses, of error codes and of headers, each as lines. */
export function errorTables(document: ContractDocument, operations: readonly LocatedOperation[]) {
  const responses = errorResponses(document, operations)
  const examples = new Map<string, ErrorBody['error']>()
  for (const error of responses.flatMap((each) => each.examples)) {
    if (!examples.has(error.code)) examples.set(error.code, error)
  }
  return {
    responses: responses.map((each) => responseEntry(document, each, responses)),
    errors: [...examples].map(
      ([code, { type, message, param }]) => `  ${code}: ${literal({ type, message, ...(param && { param }) })},`,
    ),
    headers: Object.entries(document.components?.headers ?? {}).flatMap(([name, header]) => {
      const { example } = header as { example?: unknown }
      const wireName = wireNameOf(operations, responses, name)
      return wireName === undefined || example === undefined
        ? []
        : [`  ${name}: ${literal([wireName, String(example)])},`]
    }),
  }
}

/** @throws Error if a response has several statuses */
function errorResponses(document: ContractDocument, operations: readonly LocatedOperation[]): ErrorResponse[] {
  const found = new Map<string, ErrorResponse>()
  for (const { operation } of operations) {
    const statuses = Object.keys(operation.responses).filter((status) => Number(status) >= 400)
    for (const [index, name] of errorNames(operation).entries()) {
      const status = Number(statuses[index])
      const known = found.get(name)
      if (known !== undefined && known.status !== status)
        throw new Error(`${name} has the status ${status} and another one.`)
      const declared = resolve<DeclaredResponse>(document, { $ref: `#/components/responses/${name}` })
      found.set(name, known ?? { name, status, declared, examples: firstOfEachCode(document, declared) })
    }
  }
  return [...found.values()].toSorted((one, other) => one.status - other.status)
}

function firstOfEachCode(document: ContractDocument, { content }: DeclaredResponse): ErrorBody['error'][] {
  const examples = Object.values(content?.['application/json']?.examples ?? {})
  const errors = examples.map((example) => (resolve(document, example).value as ErrorBody).error)
  return errors.filter(({ code }, index) => errors.findIndex((each) => each.code === code) === index)
}

/**
 * An optional header that other responses require belongs to their codes alone: a conflict has `Retry-After` only if
 * the same request is in progress.
 */
function responseEntry(
  document: ContractDocument,
  { name, status, declared, examples }: ErrorResponse,
  all: readonly ErrorResponse[],
): string {
  const headers = Object.entries(declared.headers ?? {})
  const codesRequiring = (header: string) =>
    all
      .filter((each) => isRequired(document, each.declared, header))
      .flatMap((each) => each.examples.map(({ code }) => code))
  const always = headers.filter(
    ([header]) => isRequired(document, declared, header) || codesRequiring(header).length === 0,
  )
  const sometimes = headers.filter((each) => !always.includes(each))
  const codes = examples.map(({ code }) => {
    const own = sometimes.filter(([header]) => codesRequiring(header).includes(code))
    return `${code}: '${own.map(([, reference]) => componentName(reference)).join(' ')}'`
  })
  const names = always.map(([, reference]) => componentName(reference)).join(' ')
  return `  ${name}: { status: ${status}, headers: '${names}', codes: { ${codes.join(', ')} } },`
}

function isRequired(document: ContractDocument, { headers = {} }: DeclaredResponse, name: string): boolean {
  const header = headers[name]
  return header !== undefined && resolve(document, header).required === true
}

/** The name of a header on the wire; undefined if no response of an operation has it. */
function wireNameOf(
  operations: readonly LocatedOperation[],
  errors: readonly ErrorResponse[],
  component: string,
): string | undefined {
  const responses = [
    ...operations.flatMap(({ operation }) => Object.values(operation.responses)).filter((each) => !('$ref' in each)),
    ...errors.map(({ declared }) => declared),
  ]
  const response = responses.find((each) => headersOf(each).includes(component))
  return Object.keys(response?.headers ?? {})[response === undefined ? -1 : headersOf(response).indexOf(component)]
}
