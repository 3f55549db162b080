import { type Queryable, statement } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { findOrganization } from './find-organization.ts'
import { type Organization, organizationColumns, organizationView } from './organization-view.ts'

const selectByName = statement(
  'find_organizations_by_name',
  `SELECT ${organizationColumns} FROM organizations WHERE name = $1 ORDER BY created_at LIMIT 10`,
)

/**
 * Finds an organization by its id or its exact name.
 *
 * @throws OperatorError for an unknown organization, and a name that several have
 */
export async function findOrganizationByName(database: Queryable, idOrName: string): Promise<Organization> {
  if (/^org_[0-9A-HJKMNP-TV-Z]{26}$/.test(idOrName)) return organizationView(await findOrganization(database, idOrName))
  const [found, ...others] = await database.query(selectByName, [idOrName])
  if (found === undefined)
    throw new OperatorError(`There is no organization with the name ${JSON.stringify(idOrName)}.`)
  if (others.length === 0) return organizationView(found)
  const ids = [found, ...others].map(({ id }) => id).join(', ')
  throw new OperatorError(`Several organizations have the name ${JSON.stringify(idOrName)}: ${ids}. Give an id.`)
}
