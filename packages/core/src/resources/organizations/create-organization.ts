import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import { requireChoice, requireName } from '../../mechanisms/input/index.ts'
import { type Organization, organizationColumns, organizationView, plans } from './organization-view.ts'

const insertOrganization = statement(
  'create_organization',
  `INSERT INTO organizations (id, name, plan) VALUES ($1, $2, $3) RETURNING ${organizationColumns}`,
)

/**
 * Creates an organization: active, without teams, accounts or keys.
 *
 * @param input `plan` is `standard` (by default) or `platform`, which may have customers
 * @throws OperatorError for an invalid name or plan
 */
export async function createOrganization(
  tx: Transaction,
  input: { name: string; plan?: string | undefined },
): Promise<Organization> {
  const name = requireName(input.name, 'name')
  const plan = requireChoice(input.plan ?? 'standard', plans, 'plan')
  const [row] = await tx.query(insertOrganization, [newId('organization'), name, plan])
  return organizationView(row!)
}
