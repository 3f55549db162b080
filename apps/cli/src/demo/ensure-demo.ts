import {
  ApiError,
  addCustomer,
  authenticate,
  authorizeAccount,
  createApiKey,
  deriveSecrets,
  findKey,
  listAllCustomers,
  listConnectedAccounts,
  updateOrganization,
} from '@channel/core'
import type { Database } from '@channel/db'
import { mediaBaseUrl } from '../media-base-url.ts'
import { demoAccounts, demoAuthorization, demoCustomer } from './demo-data.ts'
import { demoFilePath, readDemoFile, writeDemoFile } from './demo-file.ts'
import { makeDemo } from './make-demo.ts'

/** What a newcomer needs to try the service. */
export interface Demo {
  readonly key: string
  /** An account that has contacts. */
  readonly phone_number_id: string
  /** Where the key is kept. */
  readonly file: string
}

export interface DemoOptions {
  readonly database: Database
  readonly dataDirectory: string
  readonly secret: string
  readonly say: (line: string) => void
}

/** Makes the demo organization if there is none, and a key for it if the kept one does not work. */
export async function ensureDemo({ database, dataDirectory, secret, say }: DemoOptions): Promise<Demo> {
  const [{ phone_number_id }] = demoAccounts
  const organizationId = (await findDemo(database, phone_number_id)) ?? (await make())
  await authorizeDemo(database, organizationId, secret)
  await ensureCustomer(database, organizationId)
  const kept = await readDemoFile(dataDirectory)
  const isUsable = kept !== undefined && (await opens(database, kept.key, organizationId))
  const key = isUsable ? kept.key : await makeKey(database, organizationId, dataDirectory)
  return { key, phone_number_id, file: demoFilePath(dataDirectory) }

  async function make(): Promise<string> {
    say('Making a demo organization with two accounts, labels and contacts …')
    return database.transaction((tx) =>
      makeDemo(tx, { now: () => new Date(), secrets: deriveSecrets(secret), mediaBaseUrl: mediaBaseUrl(process.env) }),
    )
  }
}

/** The demo's organization may be renamed; the provider's id of its account stays, and there is one of it at most. */
async function findDemo(database: Database, phoneNumberId: string): Promise<string | undefined> {
  const accounts = await listConnectedAccounts(database)
  return accounts.find((account) => account.phone_number_id === phoneNumberId)?.organization_id
}

/** Lets the demo's accounts be used at the simulated provider, those of a demo that is older than it too. */
async function authorizeDemo(database: Database, organization_id: string, secret: string): Promise<void> {
  const accounts = await listConnectedAccounts(database, { organization_id })
  const bare = accounts.filter(
    (account) =>
      account.waba_id === null && demoAccounts.some((each) => each.phone_number_id === account.phone_number_id),
  )
  if (bare.length === 0) return
  const secrets = deriveSecrets(secret)
  await database.transaction(async (tx) => {
    for (const { id } of bare) await authorizeAccount(tx, secrets, { id, ...demoAuthorization })
  })
}

/** Gives the demo a customer, and one that is older than platform mode that as well. */
async function ensureCustomer(database: Database, organization_id: string): Promise<void> {
  const known = await listAllCustomers(database, { organization_id })
  if (known.length > 0) return
  await database.transaction(async (tx) => {
    await updateOrganization(tx, { id: organization_id, plan: 'platform' })
    await addCustomer(tx, { organization_id, name: demoCustomer })
  })
}

async function opens(database: Database, key: string, organizationId: string): Promise<boolean> {
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

async function makeKey(database: Database, organization_id: string, dataDirectory: string): Promise<string> {
  const made = await database.transaction((tx) => createApiKey(tx, { organization_id, name: 'Demo' }))
  await writeDemoFile(dataDirectory, { organization_id, key_id: made.id, key: made.key })
  return made.key
}
