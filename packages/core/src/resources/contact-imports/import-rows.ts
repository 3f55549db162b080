import type { Contact, UpsertContactInput } from '@channel/contract/types'
import { columnsOf, type RowOf, statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { changesTo, writtenColumns } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'

/** Why a row is not imported. */
export interface RowProblem {
  readonly line: number
  /** The invalid field; null: the whole row. */
  readonly field: string | null
  readonly code: string
  readonly message: string
}

/** A valid row of a file: a contact by its number. */
export interface ImportedRow {
  readonly line: number
  readonly phone_number: string
  readonly fields: UpsertContactInput['body']
  /** Names of labels. */
  readonly labels: readonly string[]
}

/** The claim of an import. */
export interface HeldImport {
  readonly organization_id: string
  readonly id: string
  readonly phone_number_id: string
  readonly lease_token: string
}

type Fields = Required<Pick<Contact, 'name' | 'username' | 'email' | 'metadata'>>
type Known = RowOf<'find_contacts_to_import'>

const lockStatement = statement(
  'lock_contact_import',
  `SELECT import.erased_numbers, account.team_id
   FROM contact_imports import
   JOIN channel_accounts account ON account.organization_id = $1 AND account.phone_number_id = import.phone_number_id
   WHERE import.organization_id = $1 AND import.id = $2 AND import.lease_token = $3::uuid AND import.ended_at IS NULL
   FOR NO KEY UPDATE OF import`,
)
// In the order of their numbers, so that two imports do not deadlock.
const findStatement = statement(
  'find_contacts_to_import',
  `SELECT id, phone_number, team_id, created_at, name, username, email, metadata FROM contacts
   WHERE organization_id = $1 AND phone_number_id = $2 AND phone_number = ANY ($3::text[])
   ORDER BY phone_number FOR NO KEY UPDATE`,
)
const findLabels = statement(
  'find_labels_to_import',
  `SELECT label.id, label.team_id, given.name
   FROM unnest($2::text[]) AS given (name)
   JOIN labels label ON label.organization_id = $1 AND btrim(search_text(label.name)) = btrim(search_text(given.name))
     AND label.team_id = ANY ($3::text[])`,
)
const columns = writtenColumns<Fields>(4, { name: 'value', username: 'value', email: 'value', metadata: 'json' })
const insertColumns = writtenColumns<Fields & { phone_number: string }>(4, {
  phone_number: 'value',
  name: 'value',
  username: 'value',
  email: 'value',
  metadata: 'json',
})
const insertStatement = statement(
  'insert_imported_contacts',
  `INSERT INTO contacts (organization_id, phone_number_id, team_id, id, ${insertColumns.names})
   SELECT $1, $2, $3, given.* FROM unnest($9::text[], ${insertColumns.arrays({ metadata: 'json' })}) AS given
   ON CONFLICT ON CONSTRAINT contacts_phone_number_key DO NOTHING
   RETURNING id, phone_number, team_id, created_at, name, username, email, metadata`,
)
const updateStatement = statement(
  'update_imported_contacts',
  `UPDATE contacts SET name = given.name, username = given.username, email = given.email, metadata = given.metadata,
     updated_at = ${laterThan('updated_at')}
   FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::json[]) AS given (id, name, username, email, metadata)
   WHERE contacts.organization_id = $1 AND contacts.id = given.id`,
)
const attachStatement = statement(
  'attach_imported_labels',
  `INSERT INTO contact_labels (organization_id, phone_number_id, contact_id, contact_created_at, label_id)
   SELECT $1, $2, contact_id, created_at, label_id
   FROM unnest($3::text[], $4::timestamptz[], $5::text[]) AS given (contact_id, created_at, label_id)
   ON CONFLICT DO NOTHING`,
)
const recordErrors = statement(
  'record_contact_import_errors',
  `INSERT INTO contact_import_errors (organization_id, import_id, line, field, code, message)
   SELECT $1, $2, * FROM unnest($3::int[], $4::text[], $5::text[], $6::text[])`,
)
const recordProgress = statement(
  'record_contact_import_progress',
  `UPDATE contact_imports
   SET rows_created = rows_created + $3, rows_updated = rows_updated + $4, rows_failed = rows_failed + $5, attempt_count = 0
   WHERE organization_id = $1 AND id = $2`,
)

/**
 * Imports rows of a file, and records the progress: after a crash, they are either imported and counted, or not at all. Records no
 * events of contacts.
 *
 * @returns false if the claim has ended: the import was canceled or deleted, or another worker has it
 */
export async function importRows(
  tx: Transaction,
  held: HeldImport,
  given: readonly (ImportedRow | RowProblem)[],
): Promise<boolean> {
  const { organization_id, id, phone_number_id, lease_token } = held
  const [locked] = await tx.query(lockStatement, [organization_id, id, lease_token])
  if (locked === undefined) return false
  const problems = given.filter((row): row is RowProblem => 'code' in row)
  const valid = given.filter((row): row is ImportedRow => !('code' in row))
  const erased = new Set(locked.erased_numbers)
  problems.push(...valid.filter((row) => erased.has(row.phone_number)).map(erasedMeanwhile))
  const rows = valid.filter((row) => !erased.has(row.phone_number))

  const known = new Map<string | null, Known>()
  const find = async (numbers: readonly string[]) => {
    const found = await tx.query(findStatement, [organization_id, phone_number_id, numbers])
    for (const contact of found) known.set(contact.phone_number, contact)
  }
  await find([...new Set(rows.map((row) => row.phone_number))])
  const labels = await labelsOf(tx, organization_id, rows, [
    locked.team_id,
    ...[...known.values()].map((each) => each.team_id),
  ])
  const teamOf = ({ phone_number }: ImportedRow) => known.get(phone_number)?.team_id ?? locked.team_id
  const hasLabels = (row: ImportedRow) => row.labels.every((name) => labels.has(keyOf(teamOf(row), name)))
  problems.push(
    ...rows
      .filter((row) => !hasLabels(row))
      .map((row) => unknownLabel(row, (name) => labels.has(keyOf(teamOf(row), name)))),
  )
  const accepted = rows.filter(hasLabels)

  const merged = mergeByNumber(accepted)
  const missing = [...merged.keys()].filter((number) => !known.has(number)).toSorted()
  const created = await insert(
    tx,
    held,
    locked.team_id,
    missing.map((number) => ({ phone_number: number, ...empty, ...merged.get(number) })),
  )
  for (const contact of created) known.set(contact.phone_number, contact)
  // Another transaction has just created them.
  const raced = missing.filter((number) => !known.has(number))
  if (raced.length > 0) await find(raced)
  const isCreated = new Set(created.map((contact) => contact.phone_number))
  const changed = [...merged].flatMap(([number, fields]) => {
    const contact = known.get(number)
    if (contact === undefined || isCreated.has(number)) return []
    const changes = changesTo(contact, fields)
    return Object.keys(changes).length === 0 ? [] : [{ ...contact, ...changes }]
  })
  if (changed.length > 0) {
    const values = columnsOf(changed.map((contact) => [contact.id, ...columns.values(contact)]))
    tx.enqueue(updateStatement, [organization_id, ...values])
  }
  attach(
    tx,
    held,
    accepted.flatMap((row) => {
      const contact = known.get(row.phone_number)
      return contact === undefined
        ? []
        : row.labels.map((name) => [contact.id, contact.created_at, labels.get(keyOf(teamOf(row), name))])
    }),
  )
  if (problems.length > 0) {
    const values = columnsOf(problems.map(({ line, field, code, message }) => [line, field, code, message]))
    tx.enqueue(recordErrors, [organization_id, id, ...values])
  }
  const counts = [isCreated.size, accepted.length - isCreated.size, problems.length]
  tx.enqueue(recordProgress, [organization_id, id, ...counts])
  return true
}

const empty = { name: null, username: null, email: null, metadata: null }

/** The fields of each number: rows of one number follow each other. */
function mergeByNumber(rows: readonly ImportedRow[]): Map<string, Partial<Fields>> {
  const merged = new Map<string, Partial<Fields>>()
  for (const { phone_number, fields } of rows)
    merged.set(phone_number, { ...merged.get(phone_number), ...definedOf(fields) })
  return merged
}

function definedOf(fields: UpsertContactInput['body']): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

async function insert(
  tx: Transaction,
  { organization_id, phone_number_id }: HeldImport,
  teamId: string,
  contacts: readonly (Fields & { readonly phone_number: string })[],
): Promise<Known[]> {
  if (contacts.length === 0) return []
  const values = columnsOf(contacts.map((contact) => insertColumns.values(contact)))
  const ids = contacts.map(() => newId('contact'))
  return tx.query(insertStatement, [organization_id, phone_number_id, teamId, ...values, ids])
}

/** The ids of labels by team and name. */
async function labelsOf(
  tx: Transaction,
  organizationId: string,
  rows: readonly ImportedRow[],
  teams: readonly string[],
): Promise<Map<string, string>> {
  const names = [...new Set(rows.flatMap((row) => row.labels))]
  if (names.length === 0) return new Map()
  const found = await tx.query(findLabels, [organizationId, names, [...new Set(teams)]])
  return new Map(found.map(({ id, team_id, name }) => [keyOf(team_id, name ?? ''), id]))
}

function keyOf(teamId: string, name: string): string {
  return `${teamId} ${name}`
}

function attach(tx: Transaction, { organization_id, phone_number_id }: HeldImport, links: readonly unknown[][]): void {
  if (links.length > 0) tx.enqueue(attachStatement, [organization_id, phone_number_id, ...columnsOf(links)])
}

function erasedMeanwhile({ line }: ImportedRow): RowProblem {
  const message = 'The contact was deleted after the file was uploaded.'
  return { line, field: 'phone_number', code: 'resource_not_found', message }
}

function unknownLabel({ line, labels }: ImportedRow, isKnown: (name: string) => boolean): RowProblem {
  const name = labels.find((each) => !isKnown(each))
  const message = `The team of the contact has no label ${JSON.stringify(name)}.`
  return { line, field: 'labels', code: 'resource_not_found', message }
}
