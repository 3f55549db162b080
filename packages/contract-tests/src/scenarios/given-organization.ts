import type { Operator } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import { uniqueName } from './unique.ts'

/** The operator's commands. @throws Skipped if the target has none */
export function operatorOf(target: Target): Operator {
  return target.session.operator ?? target.skip('needs the operator’s commands: use --target service')
}

/** The header of another key of the organization under test. @param options of `key create` */
export async function givenKey(target: Target, ...options: string[]): Promise<{ id: string; headers: KeyHeader }> {
  const { data } = await target.channel.get('/v1/me')
  return createKey(operatorOf(target), data.organization.id, options)
}

/**
 * The header of a key of another organization, the same at each call. It begins on the standard plan.
 *
 * @param changes options of `organization update`
 */
export async function givenOrganization(target: Target, ...changes: string[]): Promise<KeyHeader> {
  const operator = operatorOf(target)
  const { id, headers } = await target.session.once('organization', async () => {
    const created = await operator('organization', 'create', '--name', uniqueName())
    const organization = created.id ?? ''
    return { id: organization, headers: (await createKey(operator, organization)).headers }
  })
  if (changes.length > 0) await operator('organization', 'update', id, ...changes)
  return headers
}

interface KeyHeader {
  Authorization: string
}

async function createKey(operator: Operator, organization: string, options: readonly string[] = []) {
  const created = await operator('key', 'create', '--organization', organization, '--name', uniqueName(), ...options)
  return { id: created.id ?? '', headers: { Authorization: `Bearer ${created.key}` } }
}
