import { nounCommand } from '../noun-command.ts'
import { brandOrganizationCommand } from './brand-organization.ts'
import { createOrganizationCommand } from './create-organization.ts'
import { listOrganizationsCommand } from './list-organizations.ts'
import { updateOrganizationCommand } from './update-organization.ts'

export const organizationCommand = nounCommand('organization', 'organizations, the tenants of the service', [
  createOrganizationCommand,
  listOrganizationsCommand,
  updateOrganizationCommand,
  brandOrganizationCommand,
])
