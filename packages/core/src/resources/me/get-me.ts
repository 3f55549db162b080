import type { Me } from '@channel/contract/types'
import { type Queryable, type RowOf, statement } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const selectMe = statement(
  'get_me',
  `SELECT key.id, key.display, key.expires_at, key.created_at,
          organization.id AS organization_id, organization.name AS organization_name,
          (SELECT coalesce(json_agg(json_build_object('id', team.id, 'name', team.name)
                                    ORDER BY team.created_at, team.id), '[]')
           FROM teams team WHERE team.organization_id = $1) AS teams
   FROM api_keys key JOIN organizations organization ON organization.id = key.organization_id
   WHERE key.organization_id = $1 AND key.id = $2`,
)

/**
 * Returns the API key of the request, its organization, and the organization's teams, oldest first.
 *
 * @param principal the result of `authenticate`
 * @throws ApiError `invalid_api_key` if the organization has no such key
 */
export async function getMe(database: Queryable, scope: Scope, principal: { readonly keyId: string }): Promise<Me> {
  const [row] = await database.query(selectMe, [scope.organizationId, principal.keyId])
  if (row === undefined)
    throw new ApiError('invalid_api_key', 'This API key does not exist. Check that you copied all of it.')
  return meView(row)
}

function meView(row: RowOf<'get_me'>): AllFields<Me> {
  return {
    id: row.id,
    object: 'api_key',
    display: row.display,
    organization: { id: row.organization_id, name: row.organization_name },
    teams: row.teams,
    expires_at: row.expires_at,
    created_at: row.created_at,
  }
}
