import { createHash } from 'node:crypto'
import { accountReference } from '@channel/core/accounts'
import { contactView, type LabeledContactRow } from '@channel/core/contacts'
import { openKeyCache } from '@channel/core/mechanisms/authentication'
import { newId } from '@channel/core/mechanisms/ids'
import { openDatabase } from '@channel/db'
import { Pool, type PoolClient, type QueryResult, types } from 'pg'
import { type AccountRow, createdEvent, newContact } from './contact-view.ts'
import type { ContactsStore } from './contacts-store.ts'
import { insertContactOnAccount, insertEvent, listAfterWithAccount, listFirstWithAccount } from './statements.ts'

type ListedAccount = Pick<AccountRow, 'customer_id' | 'customer_name'> & {
  readonly account_phone_number: string | null
}
type ListedContact = ListedAccount & LabeledContactRow
type ListedRow = ListedContact | (ListedAccount & { readonly id: null })
type CreatedRow = AccountRow & { readonly created_at: string | null; readonly updated_at: string | null }

const timestamptz = 1184

// `pipeline` is missing in the driver's types.
const poolOptions = (url: string) => ({
  connectionString: url,
  max: 10,
  options: '-c TimeZone=UTC',
  pipeline: true,
  types: {
    getTypeParser: (oid: number, format: 'text') =>
      oid === timestamptz ? writeTime : types.getTypeParser(oid, format),
  } as typeof types,
})

/**
 * The best known use of `pg`: statements that do not wait for a response share a packet, timestamps stay text, and
 * the key comes from the service's own cache, so that a revocation is as immediate as in the service.
 */
export async function openTunedStore(url: string): Promise<ContactsStore> {
  const pool = new Pool(poolOptions(url))
  const keys = await openKeyCache(openDatabase({ url, poolSize: 1 }))
  return {
    async findOrganization(apiKey) {
      const known = await keys.find(createHash('sha256').update(apiKey).digest())
      if (known === undefined || known.isRevoked) return undefined
      return known.expiresAtMs !== null && known.expiresAtMs <= Date.now() ? undefined : known.organizationId
    },

    // One statement: repeating the account in every row costs less than a second statement.
    async listContacts(organizationId, phoneNumberId, count, after) {
      const values = [organizationId, phoneNumberId, count]
      const { rows } = await pool.query<ListedRow>(
        after === undefined
          ? { ...listFirstWithAccount, values }
          : { ...listAfterWithAccount, values: [...values, after.created_at, after.id] },
      )
      const [first] = rows
      if (first === undefined) return undefined
      const account = accountReference({
        phone_number: first.account_phone_number,
        phone_number_id: phoneNumberId,
        customer_id: first.customer_id,
        customer_name: first.customer_name,
      })
      return first.id === null ? [] : rows.map((row) => contactView(row as ListedContact, account))
    },

    createContact: (organizationId, body) =>
      withClient(pool, async (client) => {
        const id = newId('contact')
        const { from, phone_number, name, email, metadata } = body
        const values = [organizationId, id, from, phone_number, name, email, metadata]
        const [, inserted] = await inOnePacket(client, () => [
          client.query('BEGIN'),
          client.query<CreatedRow>({ ...insertContactOnAccount, values }),
        ])
        const [row] = inserted.rows
        if (row === undefined || row.created_at === null || row.updated_at === null) {
          await client.query('ROLLBACK')
          return row === undefined ? 'account' : 'duplicate'
        }
        const times = { id, created_at: row.created_at, updated_at: row.updated_at }
        const contact = newContact(times, body, accountReference(row))
        const [, committed] = await inOnePacket(client, () => [
          client.query({ ...insertEvent, values: createdEvent(organizationId, contact) }),
          client.query('COMMIT'),
        ])
        if (committed.command !== 'COMMIT') throw new Error('the transaction was rolled back')
        return contact
      }),
  }
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // A connection with an open transaction is not released to the pool.
    client.release(failure)
  }
}

/** Concurrent statements are sent together, and so are their responses. */
async function inOnePacket<Results extends readonly QueryResult[]>(
  client: PoolClient,
  start: () => { [Index in keyof Results]: Promise<Results[Index]> },
): Promise<Results> {
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection
  stream.cork()
  const started = start()
  stream.uncork()
  return (await Promise.all(started)) as unknown as Results
}

/** Converts `2026-11-21 05:20:22.12+00`, the server's format in UTC, to `2026-11-21T05:20:22.120000Z`. */
function writeTime(text: string): string {
  const fraction = text.slice(20, -3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(6, '0')}Z`
}
