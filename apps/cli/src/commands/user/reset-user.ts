import { OperatorError } from '@channel/core/mechanisms/errors'
import { findMemberByEmail, removeSecondFactor } from '@channel/core/members'
import { createPasswordReset } from '@channel/core/passwords'
import { parseEmail } from '../../arguments/parse-value.ts'
import { auditOperator } from '../../audit-operator.ts'
import { dashboardNames, dashboardUrl } from '../../dashboard-url.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

const linkHours = 24

export const resetUserCommand = operatorCommand(
  'reset',
  `print a link, valid for ${linkHours} hours, with which a user chooses a new password for the dashboard`,
  ['user reset --email ada@example.com', 'user reset --email ada@example.com --remove-second-factor'],
  dashboardNames,
)
  .requiredOption('--email <address>', 'the email address, with which the user signs in', parseEmail)
  .option('--remove-second-factor', 'also remove the second factor, for a user who has lost it')
  .action(async ({ json, email, removeSecondFactor: removes = false }) => {
    const publicUrl = await dashboardUrl(process.env)
    const reset = await inTransaction(async (tx) => {
      const member = await findMemberByEmail(tx, email)
      if (member === undefined) throw new OperatorError(`No user signs in to the dashboard with ${email}.`)
      const { id, organization_id } = member
      if (removes) await removeSecondFactor(tx, { user_id: id })
      const details = { second_factor_removed: removes }
      auditOperator(tx, { organization_id, action: 'createPasswordReset', target_id: id, details })
      const { url } = await createPasswordReset(tx, member, publicUrl, { hours: linkHours })
      return { id, organization_id, email, url }
    })
    printOne(reset, json)
  })
