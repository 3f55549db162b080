import { createHash } from 'node:crypto'
import type { ContactCreate } from '@channel/contract/types'
import { accountReference } from '@channel/core/accounts'
import { contactView, type LabeledContactRow } from '@channel/core/contacts'
import { newId } from '@channel/core/mechanisms/ids'
import { type ClientBase, Pool } from 'pg'
import { type AccountRow, createdEvent, newContact } from './contact-view.ts'
import type { ContactsStore, CreatedContactState, CreateProblem } from './contacts-store.ts'
import { findAccount, findKey, insertContact, insertEvent, listAfter, listFirst } from './statements.ts'

interface KeyRow {
  readonly organization_id: string
  readonly revoked_at: Date | null
  readonly expires_at: Date | null
}

// A Date has milliseconds only.
const writeTime = (time: Date) => time.toISOString().replace('Z', '000Z')

interface Times {
  readonly created_at: Date
  readonly updated_at: Date
}

function withTexts<Row extends Times>(row: Row) {
  return { ...row, created_at: writeTime(row.created_at), updated_at: writeTime(row.updated_at) }
}

/** The straightforward use of `pg`: named statements, a key lookup per request, sequential statements, Dates. */
export function openPlainStore(url: string): ContactsStore {
  const pool = new Pool({ connectionString: url, max: 10 })
  return {
    async findOrganization(apiKey) {
      const hash = createHash('sha256').update(apiKey).digest()
      const { rows } = await pool.query<KeyRow>({ ...findKey, values: [hash] })
      const [key] = rows
      if (key === undefined || key.revoked_at !== null) return undefined
      if (key.expires_at !== null && key.expires_at.getTime() <= Date.now()) return undefined
      return key.organization_id
    },

    async listContacts(organizationId, phoneNumberId, count, after) {
      const found = await pool.query<AccountRow>({ ...findAccount, values: [organizationId, phoneNumberId] })
      const [accountRow] = found.rows
      if (accountRow === undefined) return undefined
      const values = [organizationId, phoneNumberId, count]
      const page = await pool.query<Omit<LabeledContactRow, keyof Times> & Times>(
        after === undefined
          ? { ...listFirst, values }
          : { ...listAfter, values: [...values, after.created_at, after.id] },
      )
      const account = accountReference(accountRow)
      return page.rows.map((row) => contactView(withTexts(row), account))
    },

    async createContact(organizationId, body) {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const created = await create(client, organizationId, body)
        await client.query(typeof created === 'string' ? 'ROLLBACK' : 'COMMIT')
        return created
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

async function create(
  client: ClientBase,
  organizationId: string,
  body: ContactCreate,
): Promise<CreatedContactState | CreateProblem> {
  const found = await client.query<AccountRow>({ ...findAccount, values: [organizationId, body.from] })
  const [account] = found.rows
  if (account === undefined || !account.verified) return 'account'
  const { phone_number, name, email, metadata } = body
  const id = newId('contact')
  const inserted = await client.query<Times>({
    ...insertContact,
    values: [organizationId, id, account.phone_number_id, account.team_id, phone_number, name, email, metadata],
  })
  const [times] = inserted.rows
  if (times === undefined) return 'duplicate'
  const contact = newContact({ id, ...withTexts(times) }, body, accountReference(account))
  await client.query({ ...insertEvent, values: createdEvent(organizationId, contact) })
  return contact
}
