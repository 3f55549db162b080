import { addMember, roles } from '@channel/core/members'
import { createPasswordReset } from '@channel/core/passwords'
import { createUser } from '@channel/core/users'
import { Option } from '@commander-js/extra-typings'
import { parseEmail, parseId, parseName } from '../../arguments/parse-value.ts'
import { auditOperator } from '../../audit-operator.ts'
import { dashboardNames, dashboardUrl } from '../../dashboard-url.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

const linkHours = 24

export const createUserCommand = operatorCommand(
  'create',
  `create a user; conversations can be assigned to users

With --role the user may sign in to the dashboard. The command prints a link, valid for ${linkHours} hours, with which the user \
chooses a password.`,
  [
    'user create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name "Ada Lovelace" --email ada@example.com',
    'user create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name "Ada Lovelace" --email ada@example.com --role owner',
  ],
  dashboardNames,
)
  .summary('create a user; conversations can be assigned to users')
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .requiredOption('--name <name>', 'the full name', parseName)
  .requiredOption('--email <address>', 'the email address, unique in the organization', parseEmail)
  .addOption(new Option('--role <role>', 'lets the user sign in to the dashboard with this role').choices(roles))
  .action(async ({ json, organization, name, email, role }) => {
    const user = { organization_id: organization, name, email }
    if (role === undefined) return printOne(await inTransaction((tx) => createUser(tx, user)), json)
    const url = await dashboardUrl(process.env)
    const created = await inTransaction(async (tx) => {
      const id = await addMember(tx, { ...user, role })
      auditOperator(tx, { ...user, action: 'createMember', target_id: id, details: { email: user.email, role } })
      const link = await createPasswordReset(tx, user, url, { hours: linkHours, is_first: true })
      return { id, ...user, role, url: link.url }
    })
    printOne(created, json)
  })
