export { createOrganization } from './create-organization.ts'
export { listOrganizations } from './list-organizations.ts'
export type { Organization } from './organization-view.ts'
export { type OrganizationUpdate, updateOrganization } from './update-organization.ts'
