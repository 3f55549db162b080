import type { ContractDocument } from '@channel/contract/read-document'
import { facadeGroups } from './facade-groups.ts'
import { groupInterfaces } from './group-interfaces.ts'

/**
 * The types of the client's options for TanStack Query. The client makes the options themselves from the facade's table.
 *
 * @throws Error like `facade`
 */
export function queries(document: ContractDocument): string {
  return [
    "import type { components, operations } from '../contract.ts'",
    "import type { KeyedGroup, ListOperation, MutationOperation, QueryOperation } from '../query-types.ts'",
    '',
    ...groupInterfaces(facadeGroups(document), {
      name: 'Queries',
      description: 'Options for TanStack Query for every operation, in groups.',
      heritage: ' extends KeyedGroup',
      member: ({ query }) => query,
    }),
  ].join('\n')
}
