import type { ContractDocument } from '@channel/contract/read-document'
import { facadeGroups } from './facade-groups.ts'
import { groupInterfaces } from './group-interfaces.ts'

/**
 * The facade of the client: the type of a method for every operation, in groups by tag, and the table that the client
 * makes the methods from.
 *
 * @throws Error if two operations have the same name in a group, or one does not fit
 */
export function facade(document: ContractDocument): string {
  const groups = facadeGroups(document)
  return [
    "import type { components, operations } from '../contract.ts'",
    "import type { MediaBlobOptions } from '../download-media.ts'",
    "import type { FacadeOptions } from '../operation-types.ts'",
    "import type { ConditionalPaged, Paged } from '../paginate.ts'",
    '',
    ...groupInterfaces(groups, {
      name: 'Facade',
      description: 'A method for every operation, in groups.',
      member: ({ signature }) => signature,
    }),
    '/** Of every method: its HTTP method, or `list`, `url` or `blob`; the path; and what its argument after the ids is. */',
    'export const facadeOperations = {',
    ...groups.map(({ group, methods: own }) =>
      [`  ${group}: {`, ...own.map(({ name, entry }) => `    ${name}: '${entry}',`), '  },'].join('\n'),
    ),
    '} as const satisfies { [Group in keyof Facade]: Record<keyof Facade[Group], string> }',
    '',
  ].join('\n')
}
