import type { Session } from '@channel/contract/dashboard/types'
import { type Queryable, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import type { Role } from '../members/index.ts'

/** A signed-in user, as the sign-in knows it. */
export interface DashboardUser {
  readonly sessionId: string
  readonly userId: string
  readonly signInId: string
  readonly organizationId: string
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly hasSecondFactor: boolean
  readonly hasAuthenticatorApp: boolean
  readonly usedSecondFactor: boolean
  readonly requiresSecondFactor: boolean
  readonly createdAt: string
  readonly expiresAt: string
}

const selectOrganization = statement(
  'get_session_organization',
  `SELECT organization.id, organization.name, organization.plan,
          (SELECT coalesce(json_agg(json_build_object('id', team.id, 'name', team.name)
                                    ORDER BY team.created_at, team.id), '[]')
           FROM teams team WHERE team.organization_id = $1) AS teams,
          (SELECT coalesce(json_agg(json_build_object('id', other.id, 'name', other.name) ORDER BY other.name, other.id), '[]')
           FROM members member JOIN organizations other ON other.id = member.organization_id
           WHERE member.sign_in_id = $2) AS organizations
   FROM organizations organization WHERE organization.id = $1`,
)

/** Returns a session, its user, and the user's organization with its teams, oldest first. */
export async function getSession(
  database: Queryable,
  scope: Pick<Scope, 'organizationId'>,
  user: DashboardUser,
): Promise<Session> {
  const [organization] = await database.query(selectOrganization, [scope.organizationId, user.signInId])
  if (organization === undefined) throw new Error('The organization of a session does not exist.')
  const { id, name, plan, teams, organizations } = organization
  return {
    id: user.sessionId,
    object: 'session',
    user: { id: user.userId, name: user.name, email: user.email },
    role: user.role,
    organization: { id, name, plan },
    organizations,
    teams,
    second_factor: user.hasSecondFactor,
    authenticator_app: user.hasAuthenticatorApp,
    second_factor_missing: user.requiresSecondFactor && !user.usedSecondFactor && !user.hasSecondFactor,
    created_at: user.createdAt,
    expires_at: user.expiresAt,
  }
}
