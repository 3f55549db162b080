import { type Queryable, statement } from '@channel/db'
import { type Organization, organizationColumns, organizationView } from './organization-view.ts'

const selectOrganizations = statement(
  'list_organizations',
  `SELECT ${organizationColumns} FROM organizations ORDER BY created_at DESC, id DESC`,
)

/** Lists all organizations, newest first. */
export async function listOrganizations(database: Queryable): Promise<Organization[]> {
  const rows = await database.query(selectOrganizations)
  return rows.map(organizationView)
}
