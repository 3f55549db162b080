import { accountPins } from './account-pins.ts'
import { apiKeys } from './api-keys.ts'
import { apiLog } from './api-log.ts'
import { auditLog } from './audit-log.ts'
import { figures } from './figures.ts'
import { invitations } from './invitations.ts'
import { live } from './live.ts'
import { media } from './media.ts'
import { members } from './members.ts'
import { memberships } from './memberships.ts'
import { mentions } from './mentions.ts'
import { messageLinks } from './message-links.ts'
import { notices } from './notices.ts'
import { organization } from './organization.ts'
import { passkeys } from './passkeys.ts'
import { passwords } from './passwords.ts'
import { presence } from './presence.ts'
import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'
import { sessions } from './sessions.ts'

/** The handlers of the operations that only the dashboard has. */
export const dashboardHandlers = {
  ...live,
  ...media,
  ...figures,
  ...apiLog,
  ...session,
  ...passkeys,
  ...passwords,
  ...secondFactor,
  ...sessions,
  ...members,
  ...memberships,
  ...invitations,
  ...organization,
  ...accountPins,
  ...apiKeys,
  ...notices,
  ...mentions,
  ...auditLog,
  ...presence,
  ...messageLinks,
}
