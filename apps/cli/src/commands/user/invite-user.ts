import { createInvitation } from '@channel/core/invitations'
import { roles } from '@channel/core/members'
import { Option } from '@commander-js/extra-typings'
import { parseEmail, parseId } from '../../arguments/parse-value.ts'
import { auditOperator } from '../../audit-operator.ts'
import { dashboardNames, dashboardUrl } from '../../dashboard-url.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const inviteUserCommand = operatorCommand(
  'invite',
  'print a link with which someone joins an organization and signs in to the dashboard; it is valid for seven days',
  ['user invite --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --email bo@example.com --role member'],
  dashboardNames,
)
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .requiredOption('--email <address>', 'the email address, with which the user will sign in', parseEmail)
  .addOption(new Option('--role <role>', 'what the user may do').choices(roles).makeOptionMandatory())
  .action(async ({ json, organization: organizationId, email, role }) => {
    const publicUrl = await dashboardUrl(process.env)
    const scope = { organizationId, now: () => new Date() }
    const invitation = await inTransaction(async (tx) => {
      const created = await createInvitation(tx, scope, { body: { email, role } }, { publicUrl })
      const details = { email, role }
      auditOperator(tx, { organization_id: organizationId, action: 'createInvitation', target_id: created.id, details })
      return created
    })
    printOne(invitation, json)
  })
