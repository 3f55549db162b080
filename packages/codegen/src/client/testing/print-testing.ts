import type { Api } from '../../analyze/api.ts'
import { objectKey, quote } from '../../print/quote.ts'
import type { Json } from '../../read/json.ts'
import { operationsInOrder } from '../client-groups.ts'
import { literal } from '../literal.ts'
import { type ErrorResponse, errorEntry, errorResponses } from './error-responses.ts'
import { exampleBodies } from './example-bodies.ts'
import { HeaderExamples } from './header-examples.ts'
import { namedExamples } from './named-examples.ts'
import { operationEntry } from './operation-table.ts'
import { type FactoryOptions, printFactories } from './print-factories.ts'

/** What differs between the test helpers of clients. */
export interface TestingOptions extends FactoryOptions {
  /** The examples of errors by their code, made of their bodies. By default the bodies, by response and code. */
  readonly errorExamples?: ((body: Json) => Json) | undefined
}

/** The sources of the test helpers that are made of the document: its examples, and where they belong. */
export function printTesting(
  api: Api,
  options: TestingOptions,
): { examples: string; factories: string; operations: string } {
  const examples = namedExamples(api)
  const headers = new HeaderExamples(api)
  const errors = errorResponses(api)
  const operations = operationsInOrder(api).map((operation) =>
    operationEntry(operation, api, examples, headers, options.envelope === undefined),
  )
  const responses = errors.map((each) => errorEntry(each, errors, headers, api))
  const events = api.webhooks.flatMap(({ id }) => {
    const example = examples.ofEvent(id)
    return example === undefined ? [] : [`  ${objectKey(id)}: ${quote(example)},`]
  })
  const factories = printFactories(api, examples, options)
  return {
    examples: [
      '/** The bodies of responses and events by the name of their example. What occurs several times is written once. */',
      exampleBodies(examples.bodies()),
    ].join('\n'),
    factories,
    operations: [
      table(
        'Of every operation: its request, the example and the headers of its success response, and its error responses.',
        'operationTable',
        operations,
        '} as const',
      ),
      table(
        'Of every error response: its status, its headers, and its codes, each with the headers that only it has.',
        'errorResponses',
        responses,
        '} as const',
      ),
      errorTable(errors, options),
      table(
        'The name and the example of every header.',
        'headerExamples: Readonly<Record<string, readonly [name: string, example: string]>>',
        headers.lines(),
        '}',
      ),
      table('The example of every event.', 'eventExamples', events, '} as const'),
    ].join('\n'),
  }
}

function table(about: string, head: string, lines: readonly string[], end: string): string {
  return [`/** ${about} */`, `export const ${head} = {`, ...lines, end, ''].join('\n')
}

function errorTable(errors: readonly ErrorResponse[], { errorExamples }: TestingOptions): string {
  const bodies = new Map<string, Json>()
  for (const { name, examples } of errors) {
    for (const { code, value } of examples) {
      const key = errorExamples === undefined ? `${name} ${code}` : code
      if (value !== undefined && !bodies.has(key)) bodies.set(key, errorExamples?.(value) ?? value)
    }
  }
  const lines = [...bodies].map(([key, value]) => `  ${objectKey(key)}: ${literal(value)},`)
  return errorExamples === undefined
    ? table('The example of every error.', 'errorExamples: Readonly<Record<string, unknown>>', lines, '}')
    : table('The example of every error code.', 'errorExamples', lines, '} as const')
}
