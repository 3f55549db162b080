import { createUser } from '@channel/core'
import { parseEmail, parseId, parseName } from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const createUserCommand = operatorCommand('create', 'create a user; conversations can be assigned to users', [
  'user create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name "Ada Lovelace" --email ada@example.com',
])
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .requiredOption('--name <name>', 'the full name', parseName)
  .requiredOption('--email <address>', 'the email address, unique in the organization', parseEmail)
  .action(async ({ json, organization, name, email }) => {
    printOne(await inTransaction((tx) => createUser(tx, { organization_id: organization, name, email })), json)
  })
