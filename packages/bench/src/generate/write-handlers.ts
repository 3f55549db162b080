import type { RepeatableDocument } from './repeat-contract.ts'

interface Header {
  readonly required?: boolean
  readonly example?: unknown
}

interface Response {
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, { value?: unknown } | Reference>> }>
  >
}

interface Reference {
  readonly $ref: string
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Response | Reference>>
}

/**
 * Writes a handler for every operation that returns its first example, so that the type check compares real values with
 * the contract's types.
 */
export function writeHandlers(document: RepeatableDocument): string {
  const handlers = Object.values(document.paths)
    .flatMap((item) => Object.values(item) as Operation[])
    .filter((operation) => operation.operationId !== undefined)
    .map((operation) => `  ${operation.operationId}: () => (${JSON.stringify(answerOf(document, operation))}),`)
  return [
    `import type { AllHandlers } from './handlers.js'`,
    '',
    'export const handlers: AllHandlers<object> = {',
    ...handlers,
    '}',
    '',
  ].join('\n')
}

function answerOf(document: RepeatableDocument, { operationId, responses }: Operation) {
  const status = Object.keys(responses).find((code) => code.startsWith('2') || code.startsWith('3'))
  if (status === undefined) throw new Error(`${operationId} declares no success`)
  const { headers = {}, content = {} } = resolve<Response>(document, responses[status] as Response | Reference)
  const required = Object.entries(headers)
    .map(([name, header]) => [name, resolve<Header>(document, header)] as const)
    .filter(([, header]) => header.required === true)
  const answer = {
    status: Number(status),
    headers: Object.fromEntries(required.map(([name, header]) => [name, header.example])),
  }
  if (Object.keys(content).length === 0) return answer
  const [example] = Object.values(content['application/json']?.examples ?? {})
  if (example === undefined) throw new Error(`${operationId} has no example of its ${status}`)
  return { ...answer, body: resolve<{ value?: unknown }>(document, example).value }
}

function resolve<Item extends object>(document: RepeatableDocument, item: Item | Reference): Item {
  if (!('$ref' in item)) return item
  const [, , section, name] = item.$ref.split('/') as [string, string, string, string]
  return document.components[section]?.[name] as Item
}
