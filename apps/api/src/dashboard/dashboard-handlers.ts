import { apiKeys } from './resources/api-keys.ts'
import { apiLog } from './resources/api-log.ts'
import { auditLog } from './resources/audit-log.ts'
import { figures } from './resources/figures.ts'
import { invitations } from './resources/invitations.ts'
import { live } from './resources/live.ts'
import { members } from './resources/members.ts'
import { organization } from './resources/organization.ts'
import { passwords } from './resources/passwords.ts'
import { secondFactor } from './resources/second-factor.ts'
import { session } from './resources/session.ts'
import { sessions } from './resources/sessions.ts'

/** The handlers of the operations that only the dashboard has. */
export const dashboardHandlers = {
  ...live,
  ...figures,
  ...apiLog,
  ...session,
  ...passwords,
  ...secondFactor,
  ...sessions,
  ...members,
  ...invitations,
  ...organization,
  ...apiKeys,
  ...auditLog,
}
