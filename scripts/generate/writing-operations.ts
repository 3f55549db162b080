import { operationsOf, type ReadableDocument } from '@channel/contract/read-document'

/** Prints the operations of documents that write, in their order: what the audit log of the dashboard can contain. */
export function writingOperations(documents: readonly ReadableDocument[], mark: string): string {
  const writes = documents.flatMap(operationsOf).filter(({ method }) => method !== 'get')
  const lines = [...new Set(writes.map(({ operation }) => `  '${operation.operationId}',\n`))]
  return `// ${mark}\n\nexport const writingOperations = [\n${lines.join('')}] as const\n`
}
