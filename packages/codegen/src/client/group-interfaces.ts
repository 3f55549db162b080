import { pascalCase } from '../read/identifier-of.ts'
import type { ClientGroup } from './client-groups.ts'
import { docComment } from './doc-comment.ts'

/** What the interfaces of the groups have in common. */
export interface Interfaces {
  /** The interface of all groups, and the end of the name of each one. */
  readonly name: string
  readonly description: string
  /** What each of them extends, as text: ` extends KeyedGroup`. */
  readonly heritage?: string
  readonly members: (group: ClientGroup) => readonly string[]
}

const helpers = {
  Schemas: "type Schemas = components['schemas']",
  Query: "type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>",
  Header: "type Header<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['header']>",
}

/** An interface with a member for every method, by group, then one of all groups, as lines. Begins with its imports. */
export function groupInterfaces(
  groups: readonly ClientGroup[],
  imports: { readonly paths: string; readonly types: readonly (readonly [names: readonly string[], module: string])[] },
  { name, description, heritage = '', members }: Interfaces,
): string[] {
  const typeOf = (group: string) => `${pascalCase(group)}${name}`
  const lines = [
    ...groups.flatMap((each) => [
      docComment([...each.description.trim().split('\n')], ''),
      `export interface ${typeOf(each.group)}${heritage} {`,
      members(each).join('\n\n'),
      '}',
      '',
    ]),
    `/** ${description} */`,
    `export interface ${name}${heritage} {`,
    ...groups.map(
      (each) => `${docComment(each.description.trim().split('\n'), '  ')}\n  ${each.group}: ${typeOf(each.group)}`,
    ),
    '}',
    '',
  ]
  // Without the comments, which may have any word.
  const code = lines.join('\n').replaceAll(/^ *\/?\*.*$/gm, '')
  const uses = (word: string) => new RegExp(`\\b${word}\\b`).test(code)
  const used = Object.entries(helpers).filter(([helper]) => uses(helper))
  const text = [code, ...used.map(([, line]) => line)].join('\n')
  const fromPaths = ['components', 'operations'].filter((each) => new RegExp(`\\b${each}\\b`).test(text))
  const others = imports.types.map(([names, module]) => [names.filter(uses), module] as const)
  return [
    ...[[fromPaths, imports.paths] as const, ...others].flatMap(([names, module]) =>
      names.length === 0 ? [] : [`import type { ${names.join(', ')} } from '${module}'`],
    ),
    '',
    ...used.map(([, line]) => line),
    '',
    ...lines,
  ]
}
