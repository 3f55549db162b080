import { type ApiKey, addApiKey, listAllApiKeys, revokeApiKey } from '@channel/core/api-keys'
import { type AuditRecord, recordAudit } from '@channel/core/mechanisms/audit-log'
import { parseDateTime, parseId, parseName } from '../arguments/parse-value.ts'
import { inTransaction, onCellOf } from '../on-database.ts'
import { printOne } from '../output/print.ts'
import { listCommand } from './list-command.ts'
import { operatorCommand } from './operator-command.ts'

const create = operatorCommand('create', 'create an API key; it is shown only once', [
  'key create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name "Web shop"',
  'key create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --expires-at 2027-12-31T23:59:59Z --json',
])
  .requiredOption('--organization <id>', 'the organization that the key grants full access to', parseId('org'))
  .option('--name <name>', 'the purpose of the key', parseName)
  .option('--expires-at <date-time>', 'when it expires; default never', parseDateTime)
  .action(async ({ json, organization, name, expiresAt }) => {
    const input = { organization_id: organization, name, expires_at: expiresAt }
    const key = await inTransaction(['organization', organization], async (tx) => {
      const created = await addApiKey(tx, input)
      recordAudit(tx, auditRecord('createApiKey', created))
      return created
    })
    printOne(key, json)
    if (!json) console.log('\nSave the key now: only a hash of it is stored.')
  })

const list = listCommand('key', {
  description: 'list the API keys, newest first',
  rows: 'keys',
  columns: ['id', 'organization_id', 'name', 'display', 'expires_at', 'revoked_at'],
  load: listAllApiKeys,
})

const revoke = operatorCommand('revoke', 'revoke an API key, immediately and permanently', [
  'key revoke key_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
])
  .argument('<id>', 'the key', parseId('key'))
  .action(async (id, { json }) => {
    const revoked = await onCellOf(['key', id], async (database) => {
      const key = await revokeApiKey(database, { id })
      await database.transaction(async (tx) => recordAudit(tx, auditRecord('deleteApiKey', key)))
      return key
    })
    printOne(revoked, json)
  })

function auditRecord(action: string, { id, organization_id, name, display }: ApiKey): AuditRecord {
  return { organizationId: organization_id, action, outcome: 'succeeded', targetId: id, details: { name, display } }
}

export const verbs = [create, list, revoke]
