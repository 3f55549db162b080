import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  cancelContactImport,
  createContactImport,
  exportImportErrors,
  getContactImport,
} from '@channel/core/contact-imports'
import { newId } from '@channel/core/mechanisms/ids'
import { newFileName, reserveStoredName } from '@channel/core/media'
import { aDeliveryClock, aTenant, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { openMediaStore } from '@channel/media-store'
import { createTestDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'
import { type ContactImportsOptions, startContactImports } from '../../src/contact-imports/index.ts'

const readContacts = statement(
  'test_read_imported_contacts',
  `SELECT phone_number, name, username, email, metadata,
     ARRAY(SELECT label.name FROM contact_labels link JOIN labels label ON label.organization_id = link.organization_id AND label.id = link.label_id
       WHERE link.organization_id = contact.organization_id AND link.contact_id = contact.id ORDER BY label.name) AS labels
   FROM contacts contact WHERE organization_id = $1 ORDER BY phone_number`,
)
const readFiles = statement(
  'test_read_files_of_imports',
  'SELECT remove_at IS NOT NULL AS removed FROM media_files WHERE organization_id = $1 ORDER BY stored_name',
)
const countEvents = statement(
  'test_count_events',
  'SELECT count(*)::int AS count FROM events WHERE organization_id = $1',
)

/** A database and a store of their own, with the worker of imports. */
export async function anImportScene() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const directory = await mkdtemp(join(tmpdir(), 'channel-imports-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const store = await openMediaStore({ directory, s3: undefined })
  const clock = aDeliveryClock()
  const { log } = collectLog()
  const errors: Error[] = []

  async function upload(tenant: Tenant, content: string | Uint8Array, filename = 'contacts.csv') {
    const stored = { media_id: newId('media'), stored_name: newFileName() }
    const bytes = Buffer.from(content)
    const file = await store.newFile()
    await file.write(bytes)
    await reserveStoredName(database, tenant.scope, stored)
    await file.save(stored.stored_name)
    const uploaded = { ...stored, mime_type: 'text/csv', filename, size: bytes.length, sha256: '0'.repeat(64) }
    const { phone_number_id } = tenant.account
    return database.transaction((tx) =>
      createContactImport(tx, tenant.scope, { params: { phone_number_id } }, uploaded),
    )
  }
  const at = (tenant: Tenant, id: string) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })

  return {
    database,
    store,
    directory,
    clock,
    errors,
    tenant: () => aTenant(database),
    upload,
    start(limits: ContactImportsOptions['limits'] = {}) {
      const onError = (error: Error) => void errors.push(error)
      const options = { database, store, log, clock, onError, limits: { pollMs: 20, ...limits } }
      const running = startContactImports(options)
      onTestFinished(() => running.stop())
      return running
    },
    get: (tenant: Tenant, id: string) => getContactImport(database, tenant.scope, at(tenant, id)),
    cancel: (tenant: Tenant, id: string) =>
      database.transaction((tx) => cancelContactImport(tx, tenant.scope, at(tenant, id))),
    async problems(tenant: Tenant, id: string) {
      const lines = await Array.fromAsync(exportImportErrors(database, tenant.scope, at(tenant, id)))
      return lines.join('').trim().split('\r\n').slice(1)
    },
    contacts: async ({ organization }: Tenant) =>
      (await database.query(readContacts, [organization.id])) as Record<string, unknown>[],
    files: async ({ organization }: Tenant) =>
      (await database.query(readFiles, [organization.id])) as { removed: boolean }[],
    events: async ({ organization }: Tenant) =>
      ((await database.query(countEvents, [organization.id])) as { count: number }[])[0]?.count,
  }
}
