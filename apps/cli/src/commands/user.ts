import { createInvitation } from '@channel/core/invitations'
import { recordAudit } from '@channel/core/mechanisms/audit-log'
import { readDatabaseTime } from '@channel/core/mechanisms/clock'
import { OperatorError } from '@channel/core/mechanisms/errors'
import { addMember, findMemberByEmail, removeSecondFactor, roles } from '@channel/core/members'
import { createPasswordReset } from '@channel/core/passwords'
import { createUser, listAllUsers } from '@channel/core/users'
import { Option } from '@commander-js/extra-typings'
import { parseEmail, parseId, parseName } from '../arguments/parse-value.ts'
import { dashboardNames, dashboardUrl } from '../dashboard-url.ts'
import { inTransaction } from '../on-database.ts'
import { printOne } from '../output/print.ts'
import { listCommand } from './list-command.ts'
import { operatorCommand } from './operator-command.ts'

const linkHours = 24

const create = operatorCommand(
  'create',
  `create a user; conversations can be assigned to users

With --role the user may sign in to the dashboard. The command prints a link, valid for ${linkHours} hours, with which the user \
chooses a password. Invite a user who already signs in to another organization.`,
  [
    'user create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name "Ada Lovelace" --email ada@example.com',
    'user create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name "Ada Lovelace" --email ada@example.com --role owner',
  ],
  dashboardNames,
)
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .requiredOption('--name <name>', 'the full name', parseName)
  .requiredOption('--email <address>', 'the email address, unique in the organization', parseEmail)
  .addOption(new Option('--role <role>', 'lets the user sign in to the dashboard with this role').choices(roles))
  .action(async ({ json, organization, name, email, role }) => {
    const user = { organization_id: organization, name, email }
    const inOrganization = ['organization', organization] as const
    if (role === undefined) return printOne(await inTransaction(inOrganization, (tx) => createUser(tx, user)), json)
    const url = await dashboardUrl(process.env)
    const created = await inTransaction(inOrganization, async (tx) => {
      // Another person may have registered with the address there: only its owner can accept an invitation.
      if ((await findMemberByEmail(tx, email)) !== undefined)
        throw new OperatorError(`${email} already signs in. For another organization, run: channel user invite`)
      const id = await addMember(tx, { ...user, role })
      recordAudit(tx, { ...succeeded(organization, id), action: 'createMember', details: { email, role } })
      const link = await createPasswordReset(tx, user, url, { hours: linkHours, is_first: true })
      return { id, ...user, role, url: link.url }
    })
    printOne(created, json)
  })

const invite = operatorCommand(
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
    const invitation = await inTransaction(['organization', organizationId], async (tx) => {
      const time = await readDatabaseTime(tx)
      const scope = { organizationId, now: () => time }
      const created = await createInvitation(tx, scope, { body: { email, role } }, { publicUrl })
      recordAudit(tx, {
        ...succeeded(organizationId, created.id),
        action: 'createInvitation',
        details: { email, role },
      })
      return created
    })
    printOne(invitation, json)
  })

const list = listCommand('user', {
  description: 'list the users, newest first',
  rows: 'users',
  columns: ['id', 'organization_id', 'name', 'email'],
  load: listAllUsers,
})

const reset = operatorCommand(
  'reset',
  `print a link, valid for ${linkHours} hours, with which a user chooses a new password for the dashboard`,
  ['user reset --email ada@example.com', 'user reset --email ada@example.com --remove-second-factor'],
  dashboardNames,
)
  .requiredOption('--email <address>', 'the email address, with which the user signs in', parseEmail)
  .option('--cell <name>', 'the cell, if the user signs in to organizations of several cells')
  .option('--remove-second-factor', 'also remove the second factor, for a user who has lost it')
  .action(async ({ json, email, cell, removeSecondFactor: removes = false }) => {
    const publicUrl = await dashboardUrl(process.env)
    const reset = await inTransaction(
      cell === undefined ? ['email', email.toLowerCase()] : ['cell', cell],
      async (tx) => {
        const member = await findMemberByEmail(tx, email)
        if (member === undefined) throw new OperatorError(`No user signs in to the dashboard with ${email}.`)
        const { id, organization_id, sign_in_id } = member
        if (removes) await removeSecondFactor(tx, { user_id: sign_in_id })
        const details = { second_factor_removed: removes }
        recordAudit(tx, { ...succeeded(organization_id, id), action: 'createPasswordReset', details })
        const { url } = await createPasswordReset(tx, member, publicUrl, { hours: linkHours })
        return { id, organization_id, email, url }
      },
    )
    printOne(reset, json)
  })

function succeeded(organizationId: string, targetId: string) {
  return { organizationId, targetId, outcome: 'succeeded' } as const
}

export const verbs = [create, invite, list, reset]
