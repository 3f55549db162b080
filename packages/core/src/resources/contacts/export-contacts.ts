import type { Contact, ExportContactsInput } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import { csvLine } from '../../mechanisms/csv/index.ts'
import type { Position } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { contactView } from './contact-view.ts'
import { readContacts } from './list-contacts.ts'

const batchSize = 500

const columns = [
  'id',
  'phone_number',
  'bsuid',
  'username',
  'name',
  'email',
  'labels',
  'metadata',
  'blocked',
  'created_at',
  'updated_at',
] as const satisfies (keyof Contact)[]

/**
 * Exports the contacts of an account, newest first. Each chunk is read when it is asked for, so that a slow client needs no memory.
 *
 * @returns the file in chunks of whole lines
 * @throws ApiError as listContacts
 */
export async function* exportContacts(
  database: Queryable,
  scope: Scope,
  { params: { phone_number_id }, query: { format, ...filters } }: ExportContactsInput,
): AsyncGenerator<string, void, void> {
  const toLine = format === 'csv' ? csvLineOf : jsonLine
  let header = format === 'csv' ? csvLine(columns) : ''
  for (let after: Position | undefined; ; header = '') {
    const read = { limit: batchSize, after }
    const { rows, channelAccount } = await readContacts(database, scope, phone_number_id, filters, read)
    const found = rows.filter((row) => row.id !== null)
    yield header + found.map((row) => toLine(contactView(row, channelAccount))).join('')
    after = found[batchSize - 1]
    if (after === undefined) return
  }
}

function jsonLine(contact: Contact): string {
  return `${JSON.stringify(contact)}\n`
}

function csvLineOf(contact: Contact): string {
  const cells = { ...contact, labels: labelsCell(contact.labels.map(({ name }) => name)) }
  return csvLine(columns.map((column) => cells[column]))
}

/** Names separated by semicolons, or as JSON if one of them has a semicolon. */
function labelsCell(names: readonly string[]): string {
  const isPlain = names.every((name) => !name.includes(';') && !name.startsWith('['))
  return isPlain ? names.join('; ') : JSON.stringify(names)
}
