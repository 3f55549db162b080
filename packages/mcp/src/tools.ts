import document from '@channel/contract/openapi.json' with { type: 'json' }
import { type LocatedOperation, type Operation, operationsOf } from '@channel/contract/read-document'
import { inputSchema } from './input-schema.ts'

/**
 * A tool for every operation, named by its operationId, and its description as in the protocol. A language model has no use for
 * the whole document, and no files to upload.
 *
 * @param allowWrites whether tools may change data; without it there are only those that read
 */
export function toolsFor({ allowWrites }: { readonly allowWrites: boolean }) {
  return operationsOf(document)
    .filter(({ method, operation }) => (allowWrites || method === 'get') && isForModels(operation))
    .map((located) => ({ located, description: describe(located) }))
}

function isForModels({ operationId, requestBody }: Operation): boolean {
  return operationId !== 'getOpenApiDocument' && requestBody?.content['multipart/form-data'] === undefined
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
      // What is sent, replaced or deleted cannot be taken back, so that an assistant asks before all of it.
      destructiveHint: method !== 'get',
      idempotentHint: method !== 'post',
      openWorldHint: method !== 'get',
    },
  }
}
