import { docComment } from './doc-comment.ts'
import type { FacadeGroup } from './facade-groups.ts'
import { pascalCase } from './method-names.ts'

/** What the interfaces of the groups have in common. */
export interface Interfaces {
  /** The interface of all groups, and the end of the name of each one. */
  name: string
  description: string
  /** What each of them extends, as text: ` extends KeyedGroup`. */
  heritage?: string
  member(method: FacadeGroup['methods'][number]): string
}

/** An interface with a member for every method, by group, then one of all groups, as lines. */
export function groupInterfaces(
  groups: readonly FacadeGroup[],
  { name, description, heritage = '', member }: Interfaces,
): string[] {
  const typeOf = (tag: string) => `${pascalCase(tag)}${name}`
  return [
    "type Schemas = components['schemas']",
    "type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>",
    '',
    ...groups.flatMap((group) => [
      docComment([group.description], ''),
      `export interface ${typeOf(group.tag)}${heritage} {`,
      group.methods.map(member).join('\n\n'),
      '}',
      '',
    ]),
    `/** ${description} */`,
    `export interface ${name}${heritage} {`,
    ...groups.map(({ group, tag, description }) => `${docComment([description], '  ')}\n  ${group}: ${typeOf(tag)}`),
    '}',
    '',
  ]
}
