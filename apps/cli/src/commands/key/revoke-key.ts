import { revokeApiKey } from '@channel/core/api-keys'
import { parseId } from '../../arguments/parse-value.ts'
import { auditOperator } from '../../audit-operator.ts'
import { onDatabase } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const revokeKeyCommand = operatorCommand('revoke', 'revoke an API key, immediately and permanently', [
  'key revoke key_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
])
  .argument('<id>', 'the key', parseId('key'))
  .action(async (id, { json }) => {
    const revoked = await onDatabase(async (database) => {
      const key = await revokeApiKey(database, { id })
      const details = { name: key.name, display: key.display }
      await database.transaction(async (tx) =>
        auditOperator(tx, { ...key, action: 'deleteApiKey', target_id: id, details }),
      )
      return key
    })
    printOne(revoked, json)
  })
