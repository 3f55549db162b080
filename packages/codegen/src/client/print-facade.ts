import type { Api } from '../analyze/api.ts'
import { quote } from '../print/quote.ts'
import type { ClientGroup } from './client-groups.ts'
import type { ClientStyle } from './client-style.ts'
import { facadeMethods } from './facade-method.ts'
import { groupInterfaces } from './group-interfaces.ts'

/** The modules that the files of a client import, without `paths`. */
export interface ClientModules {
  /** The types of the document: `paths`, `operations` and `components`. */
  readonly paths: string
  /** The types of methods: options, and lists. */
  readonly facade: readonly (readonly [names: readonly string[], module: string])[]
  /** The types of queries. */
  readonly queries: string
}

/** The facade and the queries of a client, as text, and an example of a call by operationId. */
export function printFacade(api: Api, groups: readonly ClientGroup[], style: ClientStyle, modules: ClientModules) {
  const calls = new Map<string, string>()
  const methods = new Map(
    groups.map(({ group, operations }) => {
      const printed = operations.map((each) => [each.operation.id, facadeMethods(each, api, style)] as const)
      for (const [id, [method]] of printed) calls.set(id, method!.example)
      return [group, printed.flatMap(([, own]) => own)]
    }),
  )
  const methodsOf = ({ group }: ClientGroup) => methods.get(group)!
  const { paths } = modules
  const facade = groupInterfaces(
    groups,
    { paths, types: modules.facade },
    {
      name: 'Facade',
      description: 'A method for every operation, in groups.',
      members: (group) => methodsOf(group).map(({ signature }) => signature),
    },
  )
  const table = groups.map((each) =>
    [`  ${each.group}: {`, ...methodsOf(each).map(({ name, entry }) => `    ${name}: ${quote(entry)},`), '  },'].join(
      '\n',
    ),
  )
  const queryTypes = ['KeyedGroup', 'ListOperation', 'MutationOperation', 'QueryOperation']
  const queries = groupInterfaces(
    groups,
    { paths, types: [[queryTypes, modules.queries]] },
    {
      name: 'Queries',
      description: 'Options for TanStack Query for every operation, in groups.',
      heritage: ' extends KeyedGroup',
      members: (group) => methodsOf(group).map(({ query }) => query),
    },
  )
  return {
    calls,
    facade: [
      ...facade,
      '/** Of every method: its HTTP method, or `list`, `url` or `blob`; the path; and what its argument after the ids is. */',
      'export const facadeOperations = {',
      ...table,
      '} as const satisfies { [Group in keyof Facade]: Record<keyof Facade[Group], string> }',
      '',
    ].join('\n'),
    queries: queries.join('\n'),
  }
}
