import { listConnectedAccounts } from '@channel/core/accounts'
import { addApiKey } from '@channel/core/api-keys'
import { authenticate, findKey } from '@channel/core/mechanisms/authentication'
import { ApiError } from '@channel/core/mechanisms/errors'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { mediaBaseUrl } from '../media-base-url.ts'
import { demoAccounts } from './demo-data.ts'
import { demoFilePath, readDemoFile, writeDemoFile } from './demo-file.ts'
import { type DemoSignIn, ensureDemoUser } from './ensure-demo-user.ts'
import { makeDemo } from './make-demo.ts'

/** The demo data that the welcome message shows. */
export interface Demo {
  /** Whether this start has created the organization. */
  readonly isNew: boolean
  readonly key: string
  /** An account that has contacts. */
  readonly phone_number_id: string
  /** The file with the key. */
  readonly file: string
  /** The credentials for the dashboard. */
  readonly signIn: DemoSignIn
}

export interface DemoOptions {
  readonly database: Database
  readonly dataDirectory: string
  readonly secret: string
  /** Where the demo's file is stored. */
  readonly mediaStore: Parameters<typeof openMediaStore>[0]
  readonly log: (line: string) => void
}

/**
 * Creates the demo organization if it is missing, and a key for it if the saved one does not work. Its user gets a new
 * password.
 */
export async function ensureDemo({ database, dataDirectory, secret, mediaStore, log }: DemoOptions): Promise<Demo> {
  const [{ phone_number_id }] = demoAccounts
  const known = await findDemo(database, phone_number_id)
  const organizationId = known ?? (await createDemo())
  const saved = await readDemoFile(dataDirectory)
  const isUsable = saved !== undefined && (await isKeyOf(database, saved.key, organizationId))
  const key = isUsable ? saved.key : await createKey(database, organizationId, dataDirectory)
  const signIn = await ensureDemoUser(database, organizationId)
  return { isNew: known === undefined, key, phone_number_id, file: demoFilePath(dataDirectory), signIn }

  async function createDemo(): Promise<string> {
    log('Creating a demo organization with two accounts, labels and contacts …')
    const store = await openMediaStore(mediaStore)
    const scope = { now: () => new Date(), secrets: deriveSecrets(secret), mediaBaseUrl: mediaBaseUrl(process.env) }
    return database.transaction((tx) => makeDemo(tx, scope, store)).finally(() => store.close())
  }
}

/** Found by its account's provider id, which is unique: the organization may have been renamed. */
async function findDemo(database: Database, phoneNumberId: string): Promise<string | undefined> {
  const accounts = await listConnectedAccounts(database)
  return accounts.find((account) => account.phone_number_id === phoneNumberId)?.organization_id
}

async function isKeyOf(database: Database, key: string, organizationId: string): Promise<boolean> {
  try {
    const principal = await authenticate(
      (hash) => findKey(database, hash),
      `Bearer ${key}`,
      () => new Date(),
    )
    return principal.organizationId === organizationId
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

async function createKey(database: Database, organization_id: string, dataDirectory: string): Promise<string> {
  const created = await database.transaction((tx) => addApiKey(tx, { organization_id, name: 'Demo' }))
  await writeDemoFile(dataDirectory, { organization_id, key_id: created.id, key: created.key })
  return created.key
}
