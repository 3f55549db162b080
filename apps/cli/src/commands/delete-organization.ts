import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { countContents, findOrganization, maxCount } from '@channel/core/organizations'
import type { Database } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { deleteOrganization, findDeletion } from '@channel/queues/deletion'
import { mediaStoreNames, mediaStoreSettings, readVariables } from '@channel/settings'
import { Option } from '@commander-js/extra-typings'
import { parseId } from '../arguments/parse-value.ts'
import { onCellOf } from '../on-database.ts'
import { openProvider, providerNames } from '../open-provider.ts'
import { operatorName } from '../operator-name.ts'
import { findOperatorSecret } from '../operator-secret.ts'
import { Failure } from '../output/failure.ts'
import { requireNew, writeNewFile } from '../output/new-file.ts'
import { printOne } from '../output/print.ts'
import { Progress } from '../output/progress.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

export const deleteOrganizationCommand = operatorCommand(
  'delete',
  `stop an organization and delete all of its data, permanently

It is stopped first: its API keys are revoked, its members signed out, its subscriptions disabled, and its accounts disconnected, also at
the provider. Then its data is deleted in short transactions, with the files of its messages; the service works meanwhile. If the
command is interrupted, run it again: it continues. Needs the settings of the workers.

At the end it prints a receipt. A restored backup that is older brings the organization back, but stopped: \`restore check\` names it.`,
  [
    'organization delete org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --confirm Acme',
    'organization delete org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --yes --receipt acme-deleted.json',
  ],
  [...databaseNames, 'CHANNEL_SECRET', ...mediaStoreNames, ...providerNames],
)
  .argument('<id>', 'the organization', parseId('org'))
  .addOption(new Option('--confirm <name>', 'the name of the organization, to confirm the deletion').conflicts('yes'))
  .option('--yes', 'do not ask for its name')
  .option('--receipt <file>', 'also write the receipt to a new file')
  .action(async (id, { json, confirm, yes = false, receipt: file }) => {
    if (file !== undefined) await requireNew(file)
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    const provider = await openProvider(process.env)
    const store = await openMediaStore(mediaStoreSettings(readVariables(process.env, mediaStoreNames)))
    const progress = new Progress('removed')
    const onProgress = json ? undefined : (kind: string, count: number) => progress.add(kind, count)
    try {
      const deleted = await onCellOf(['organization', id], async (database) => {
        await requireConfirmed(database, id, yes || confirm)
        return deleteOrganization({ database, store, secrets, provider, onProgress }, id)
      })
      const receipt = { object: 'organization_deletion', ...deleted, deleted_by: operatorName() }
      if (file !== undefined) await writeNewFile(file, `${JSON.stringify(receipt, undefined, 2)}\n`)
      if (json) printOne(receipt, json)
      else console.log(JSON.stringify(receipt, undefined, 2))
    } finally {
      store.close()
    }
  })

/** A deletion that was begun needs no confirmation. */
async function requireConfirmed(
  database: Database,
  id: string,
  confirmed: string | boolean | undefined,
): Promise<void> {
  if ((await findDeletion(database, id)) !== undefined) return
  const { name } = await findOrganization(database, id)
  if (confirmed === true || confirmed === name) return
  const { accounts, contacts, messages } = await countContents(database, id)
  const show = (count: number) => (count < maxCount ? String(count) : `${maxCount} or more`)
  const has = `${show(accounts)} accounts, ${show(contacts)} contacts and ${show(messages)} messages`
  const advice = `to delete it, give --confirm ${JSON.stringify(name)}, or --yes.`
  if (confirmed === undefined) throw new Failure(`Organization ${id} has ${has}: ${advice}`)
  throw new Failure(`The name of organization ${id} is not ${JSON.stringify(confirmed)}. It has ${has}: ${advice}`)
}
