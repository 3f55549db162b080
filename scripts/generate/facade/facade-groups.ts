import { type ContractDocument, operationsOf } from '@channel/contract/read-document'
import { type FacadeMethod, facadeMethods } from './facade-method.ts'
import { groupName } from './method-names.ts'

/** The methods of the operations of a tag. */
export interface FacadeGroup {
  group: string
  tag: string
  description: string
  methods: readonly FacadeMethod[]
}

/**
 * The methods of all operations, in groups in the order of the tags.
 *
 * @throws Error if two operations have the same name in a group, or one does not fit
 */
export function facadeGroups(document: ContractDocument): FacadeGroup[] {
  const methods = operationsOf(document).flatMap((located) => facadeMethods(document, located))
  const groups = (document.tags ?? [])
    .map(({ name, description = '' }) => ({ group: groupName(name), tag: name, description }))
    .map((each) => ({ ...each, methods: methods.filter(({ group }) => group === each.group) }))
    .filter((each) => each.methods.length > 0)
  for (const each of groups) checkNames(each.group, each.methods)
  return groups
}

/** A group of the queries has a member `key` of its own. */
function checkNames(group: string, methods: readonly FacadeMethod[]): void {
  const names = ['key', ...methods.map(({ name }) => name)]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two operations would be ${group}.${twice}.`)
}
