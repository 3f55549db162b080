import {
  type ContractDocument,
  type LocatedOperation,
  type MediaType,
  operationsOf,
  resolve,
} from '@channel/contract/read-document'

/** The examples that the test handlers respond with, by name. */
export interface NamedExamples {
  /** The name of the first example of an operation's success response; undefined if it has no body. */
  ofOperation(operationId: string): string | undefined
  /** For a list: the name of its first example with `has_more: false`. */
  ofLastPage(operationId: string): string | undefined
  /** The name of the example of an event type. @throws Error if it has none */
  ofEvent(type: string): string
  valueOf(name: string): unknown
  /** All of them, in the order of the document. */
  bodies(): ReadonlyMap<string, unknown>
}

/** Collects the examples of success responses and events. @throws Error if a body has no example */
export function namedExamples(document: ContractDocument): NamedExamples {
  const bodies = new Map<string, unknown>()
  const first = new Map<string, string>()
  const last = new Map<string, string>()
  for (const { operation } of operationsOf(document)) {
    const content = successOf(operation.responses)?.content?.['application/json']
    if (content === undefined) continue
    const examples = examplesOf(document, content, operation.operationId)
    const page = examples.find(({ value }) => (value as { has_more?: unknown } | null)?.has_more === false)
    first.set(operation.operationId, examples[0]!.name)
    if (page !== undefined) last.set(operation.operationId, page.name)
    for (const { name, value } of page === undefined ? [examples[0]!] : [examples[0]!, page]) bodies.set(name, value)
  }
  const events = new Map<string, string>()
  for (const [type, item] of Object.entries(document.webhooks ?? {})) {
    const content = Object.values(item)[0]?.requestBody?.content['application/json']
    if (content === undefined) throw new Error(`The event ${type} has no body.`)
    const { name, value } = examplesOf(document, content, type)[0]!
    events.set(type, name)
    bodies.set(name, value)
  }
  return {
    ofOperation: (operationId) => first.get(operationId),
    ofLastPage: (operationId) => last.get(operationId),
    ofEvent: (type) => events.get(type)!,
    valueOf: (name) => bodies.get(name),
    bodies: () => bodies,
  }
}

/** The success response of an operation: 2xx, or a redirect. */
export function successStatus(responses: LocatedOperation['operation']['responses']): string {
  const statuses = Object.keys(responses)
  const found = statuses.find((status) => status.startsWith('2')) ?? statuses.find((status) => status === '302')
  if (found === undefined) throw new Error('An operation has no success response.')
  return found
}

function successOf(responses: LocatedOperation['operation']['responses']) {
  return responses[successStatus(responses)]
}

/** @returns at least one example, each by the name of its component, or by that of its owner */
function examplesOf(document: ContractDocument, { examples = {} }: MediaType, owner: string) {
  const named = Object.entries(examples).map(([key, example]) => ({
    name: '$ref' in example ? example.$ref.slice(example.$ref.lastIndexOf('/') + 1) : `${owner}.${key}`,
    value: resolve(document, example).value,
  }))
  if (named.length === 0) throw new Error(`${owner} has no example of its body.`)
  return named
}
