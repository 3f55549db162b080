import type { Organization, UpdateOrganizationInput } from '@channel/contract/dashboard/types'
import { type OrganizationRow, type Queryable, statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findOrganization } from './find-organization.ts'
import { organizationColumns } from './organization-view.ts'

const rename = statement(
  'rename_organization',
  `UPDATE organizations SET name = $2, updated_at = now() WHERE id = $1 RETURNING ${organizationColumns}`,
)

/** Returns the organization as its users see it. */
export async function getOwnOrganization(database: Queryable, scope: Scope): Promise<Organization> {
  return view(await findOrganization(database, scope.organizationId))
}

/**
 * Changes what the organization's owners may change: its name.
 *
 * @throws ApiError `invalid_field_value` for a blank name
 */
export async function updateOwnOrganization(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<UpdateOrganizationInput, 'body'>,
): Promise<Organization> {
  const { name, ...rest } = body
  noOtherFields(rest)
  if (name.trim() === '') throw invalidField('name', 'The name must not be blank.')
  const [row] = await tx.query(rename, [scope.organizationId, name])
  return view(row!)
}

function view(row: OrganizationRow): Organization {
  return {
    id: row.id,
    object: 'organization',
    name: row.name,
    plan: row.plan,
    state: row.state,
    require_consent: row.require_consent,
    monthly_messages: row.monthly_messages,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
