import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { claimImports, endImport, importFile } from '@channel/queues/contact-imports'
import type { TestApi } from './start-api.ts'

/** Imports the next file of an organization, as a worker does, and no file of another one. */
export async function importContacts({ dependencies }: TestApi, organizationId: string): Promise<void> {
  const { database, mediaStore: store } = dependencies
  const wanted = [{ organization_id: organizationId, quota: 1 }]
  const [held] = await claimImports(database, systemDeliveryClock, { wanted, leaseMs: 60_000 })
  if (held === undefined) throw new Error('The organization has no import that is due.')
  await importFile({ database, store, sliceMs: 60_000, signal: new AbortController().signal }, held)
  await endImport(database, held)
}
