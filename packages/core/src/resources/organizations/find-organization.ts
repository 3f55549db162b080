import { type OrganizationRow, type Queryable, statement } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { organizationColumns } from './organization-view.ts'

const selectOrganization = statement(
  'find_organization',
  `SELECT ${organizationColumns} FROM organizations WHERE id = $1`,
)

/** @throws OperatorError for an unknown organization */
export async function findOrganization(database: Queryable, id: string): Promise<OrganizationRow> {
  const [row] = await database.query(selectOrganization, [id])
  if (row === undefined) throw organizationNotFound(id)
  return row
}

export function organizationNotFound(id: string): OperatorError {
  return new OperatorError(`There is no organization ${id}.`)
}
