import document from '@channel/contract/openapi.json' with { type: 'json' }
import { type LocatedOperation, operationsOf } from '@channel/contract/read-document'
import { inputSchema } from './input-schema.ts'

// A language model has no use for the whole document, and no files.
const left = ['getOpenApiDocument', 'createMedia']

/**
 * A tool for every operation, named by its operationId, and its description as in the protocol.
 *
 * @param allowWrites whether tools may change data; without it there are only those that read
 */
export function toolsFor({ allowWrites }: { readonly allowWrites: boolean }) {
  return operationsOf(document)
    .filter(({ method, operation }) => (allowWrites || method === 'get') && !left.includes(operation.operationId))
    .map((located) => ({ located, description: describe(located) }))
}

function describe({ method, path, operation }: LocatedOperation) {
  const { operationId, summary, description } = operation
  return {
    name: operationId,
    title: summary,
    description: `${summary}.\n\n${description}\n\n${method.toUpperCase()} ${path}`,
    inputSchema: inputSchema(operation),
    annotations: {
      readOnlyHint: method === 'get',
      destructiveHint: method === 'delete' || method === 'patch',
      idempotentHint: method !== 'post',
    },
  }
}
