import { join } from 'node:path'
import { readOrganization } from '@channel/core/organization-export'
import { findOrganizationByName } from '@channel/core/organizations'
import { openMediaStore } from '@channel/media-store'
import { findDeletion } from '@channel/queues/deletion'
import { build, mediaStoreNames, mediaStoreSettings, readVariables } from '@channel/settings'
import { mediaBaseUrl } from '../media-base-url.ts'
import { onCellOf } from '../on-database.ts'
import { operatorName } from '../operator-name.ts'
import { LineFiles, writeNewDirectory } from '../organization-export/export-files.ts'
import { exportMedia } from '../organization-export/export-media.ts'
import { Failure } from '../output/failure.ts'
import { writeNewFile } from '../output/new-file.ts'
import { printOne } from '../output/print.ts'
import { Progress } from '../output/progress.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

export const exportOrganizationCommand = operatorCommand(
  'export',
  `write all data of an organization to a new directory

The data is that of one moment, in the shapes of the API and the dashboard: a file of JSON Lines for each kind, such as \`messages.jsonl\`,
\`organization.json\`, the files of messages in \`media/\`, and \`manifest.json\`, which counts everything and has checksums. Secrets are left
out. The service works meanwhile. The directory has another name until it is complete. Needs the settings of the workers.`,
  [
    'organization export org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --to acme',
    'organization export Acme --to /var/backups/acme --json',
  ],
  [...databaseNames, ...mediaStoreNames, 'MEDIA_BASE_URL', 'PUBLIC_URL', 'PORT'],
)
  .argument('<organization>', 'its id or its name')
  .requiredOption('--to <directory>', 'the new directory')
  .action(async (idOrName, { json, to }) => {
    const store = await openMediaStore(mediaStoreSettings(readVariables(process.env, mediaStoreNames)))
    const progress = new Progress('exported')
    const onProgress = json ? undefined : (kind: string, count: number) => progress.add(kind, count)
    try {
      const manifest = await onCellOf(['organization', idOrName], async (database) => {
        const { id } = await findOrganizationByName(database, idOrName)
        if ((await findDeletion(database, id)) !== undefined) throw new Failure(`Organization ${id} is being deleted.`)
        const about = { object: 'organization_export', organization_id: id, exported_by: operatorName(), build }
        let complete: Record<string, unknown> = {}
        await writeNewDirectory(to, async (directory) => {
          const lines = new LineFiles(directory)
          let read_at = ''
          await readOrganization(database, id, {
            mediaBaseUrl: mediaBaseUrl(process.env),
            async onOrganization(organization, readAt) {
              read_at = readAt
              await writeNewFile(join(directory, 'organization.json'), inLines(organization))
            },
            async onItems(kind, items) {
              await lines.write(kind, items)
              if (items.length > 0) onProgress?.(kind, items.length)
            },
          })
          const files = await lines.close()
          complete = { ...about, read_at, files, media: await exportMedia(store, directory, onProgress) }
          await writeNewFile(join(directory, 'manifest.json'), inLines(complete))
        })
        return complete
      })
      if (json) printOne(manifest, json)
      else console.log(`${to} has all data of ${manifest.organization_id}: see ${join(to, 'manifest.json')}.`)
    } finally {
      store.close()
    }
  })

const inLines = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
