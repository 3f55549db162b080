import type { ContractDocument, LocatedOperation } from '@channel/contract/read-document'
import { docComment } from '../facade/doc-comment.ts'
import { camelCase } from '../facade/method-names.ts'
import { type NamedExamples, successStatus } from './named-examples.ts'

interface Schema {
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
}

/**
 * A factory for every schema that is the `data` of a response, or its item. Its value comes from the example of the
 * operation that reads it, else of one that writes it, else of a list.
 */
export function resourceFactories(
  document: ContractDocument,
  operations: readonly LocatedOperation[],
  examples: NamedExamples,
): string {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>
  const found = new Map<string, { example: string; rank: number }>()
  for (const { method, operation } of operations) {
    const example = examples.ofOperation(operation.operationId)
    const response = operation.responses[successStatus(operation.responses)]?.content?.['application/json']?.schema
    const data = schemas[nameOf(response)]?.properties?.data
    const name = nameOf(data?.items ?? data)
    if (example === undefined || name === '') continue
    const rank = data?.items !== undefined ? 2 : method === 'get' ? 0 : 1
    if (rank < (found.get(name)?.rank ?? 3)) found.set(name, { example, rank })
  }
  return [
    "import type { components } from '../contract.ts'",
    "import { resourceFactory } from '../testing/resource-factory.ts'",
    '',
    "type Schemas = components['schemas']",
    '',
    ...[...found].flatMap(([name, { example }]) => [
      docComment([schemas[name]?.description ?? name], ''),
      `export const ${factoryName(name)} = /* @__PURE__ */ resourceFactory<Schemas['${name}']>('${example}')`,
      '',
    ]),
  ].join('\n')
}

function factoryName(schema: string): string {
  return camelCase(schema.charAt(0).toLowerCase() + schema.slice(1))
}

function nameOf(schema: Schema | undefined): string {
  return schema?.$ref?.slice(schema.$ref.lastIndexOf('/') + 1) ?? ''
}
