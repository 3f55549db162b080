import type { ContractDocument } from '@channel/contract/read-document'
import { docComment } from './doc-comment.ts'
import { facadeGroups } from './facade-groups.ts'
import { pascalCase } from './method-names.ts'

/**
 * The types of the client's options for TanStack Query. The client makes the options themselves from the facade's table.
 *
 * @throws Error like `facade`
 */
export function queries(document: ContractDocument): string {
  const groups = facadeGroups(document)
  const typeOf = (tag: string) => `${pascalCase(tag)}Queries`
  return [
    "import type { components, operations } from '../contract.ts'",
    "import type { KeyedGroup, ListOperation, MutationOperation, QueryOperation } from '../query-types.ts'",
    '',
    "type Schemas = components['schemas']",
    "type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>",
    '',
    ...groups.map(({ tag, description, methods }) =>
      [
        docComment([description], ''),
        `export interface ${typeOf(tag)} extends KeyedGroup {`,
        methods.map(({ query }) => query).join('\n\n'),
        '}\n',
      ].join('\n'),
    ),
    '/** Options for TanStack Query for every operation, in groups. */',
    'export interface Queries extends KeyedGroup {',
    ...groups.map(({ group, tag, description }) => `${docComment([description], '  ')}\n  ${group}: ${typeOf(tag)}`),
    '}',
    '',
  ].join('\n')
}
