import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'

const migrations = fileURLToPath(new URL('../../../../db/migrations/', import.meta.url))
const newest = 70

const insertEvents = statement(
  'before_upgrade_test_events',
  `INSERT INTO events (organization_id, id, type, phone_number_id, payload, created_at)
   SELECT 'org_1', id, type, '1', payload::json, '2026-11-20T09:14:07Z'::timestamptz + number * interval '1 millisecond'
   FROM json_to_recordset($1) AS event (id text, type text, payload text, number int)`,
)
const findContacts = statement(
  'before_upgrade_test_contacts',
  'SELECT id, coalesce(contact_id, contact_of_payload(type, payload)) AS contact FROM events ORDER BY id',
)
const findMerged = statement('before_upgrade_test_merged', 'SELECT id, merged_into FROM merged_contacts ORDER BY id')
const findIndex = statement(
  'before_upgrade_test_index',
  `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'events_contact'::regclass`,
)

/** The migrations before the one that gave events their contacts. */
async function earlierMigrations(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-migrations-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const name of await readdir(migrations)) {
    if (Number(name.slice(0, 4)) <= newest) await cp(join(migrations, name), join(directory, name))
  }
  return directory
}

const payload = (type: string, object: object) =>
  `{"id":"evt","type":"${type}","customer":{"id":"cus","name":"\\"contact_id\\":\\"ctc_9\\""},"data":{"object":${JSON.stringify(object)}}}`

it('finds the contacts of events from before the upgrade, including merged contacts', async () => {
  await using database = await createTestDatabase()
  await database.session((session) => session.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
  await migrate(database, { migrationsDirectory: await earlierMigrations() })
  const objects: [type: string, object: object][] = [
    ['contact.created', { id: 'ctc_1', object: 'contact', metadata: { '\0': 'a name that PostgreSQL cannot read' } }],
    [
      'conversation.created',
      { id: 'cnv_1', object: 'conversation', contact: { id: 'ctc_1', name: '"contact_id":"ctc_9"' } },
    ],
    ['message.received', { id: 'msg_1', object: 'message', contact_id: 'ctc_1', content: '"contact_id":"ctc_9"' }],
    ['template.created', { id: 'tmpl_1', object: 'template', contact_id: 'ctc_9' }],
    ['contact.deleted', { id: 'ctc_2', object: 'contact', deleted: true }],
    ['contact.updated', { id: 'ctc_1', object: 'contact' }],
    ['contact.deleted', { id: 'ctc_3', object: 'contact', deleted: true }],
  ]
  const events = objects.map(([type, object], number) => ({
    id: `evt_${number}`,
    type,
    payload: payload(type, object),
    number,
  }))
  const erased = { id: 'evt_7', type: 'contact.updated', payload: 'null', number: events.length }
  await database.execute(insertEvents, [JSON.stringify([...events, erased])])
  await migrate(database)
  const contacts = await database.query<{ contact: string | null }>(findContacts)
  expect(contacts.map(({ contact }) => contact)).toEqual(['ctc_1', 'ctc_1', 'ctc_1', null, null, 'ctc_1', null, null])
  expect(await database.query(findMerged)).toEqual([{ id: 'ctc_2', merged_into: 'ctc_1' }])
  expect(await database.query(findIndex)).toEqual([{ valid: true }])
})
