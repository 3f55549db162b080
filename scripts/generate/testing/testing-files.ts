import { type ContractDocument, operationsOf } from '@channel/contract/read-document'
import { errorTables } from './error-tables.ts'
import { exampleBodies } from './example-bodies.ts'
import { namedExamples } from './named-examples.ts'
import { operationTable } from './operation-table.ts'
import { resourceFactories } from './resource-factories.ts'

/** The sources of `@channel/client/testing` that are made of the document: its examples, and where they belong. */
export function testingFiles(document: ContractDocument): Record<string, string> {
  const operations = operationsOf(document)
  const examples = namedExamples(document)
  const { responses, errors, headers } = errorTables(document, operations)
  const operationEntries = operations.map((located) => operationTable(document, located, examples))
  const events = Object.keys(document.webhooks ?? {}).map((type) => `  '${type}': '${examples.ofEvent(type)}',`)
  return {
    'testing-examples.ts': [
      '/** The bodies of responses and events by the name of their example. What occurs several times is written once. */',
      exampleBodies(examples.bodies()),
    ].join('\n'),
    'testing-factories.ts': resourceFactories(document, operations, examples),
    'testing-operations.ts': [
      '/** Of every operation: its request, the example and the headers of its success response, and its error responses. */',
      'export const operationTable = {',
      ...operationEntries,
      '} as const',
      '',
      '/** Of every error response: its status, its headers, and its codes, each with the headers that only it has. */',
      'export const errorResponses = {',
      ...responses,
      '} as const',
      '',
      '/** The example of every error code. */',
      'export const errorExamples = {',
      ...errors,
      '} as const',
      '',
      '/** The name and the example of every header. */',
      'export const headerExamples: Readonly<Record<string, readonly [name: string, example: string]>> = {',
      ...headers,
      '}',
      '',
      '/** The example of every event. */',
      'export const eventExamples = {',
      ...events,
      '} as const',
      '',
    ].join('\n'),
  }
}
