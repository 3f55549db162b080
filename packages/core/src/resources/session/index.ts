export { findOpenMembership } from './find-membership.ts'
export { getSession } from './get-session.ts'
export { openOrganization } from './open-organization.ts'
