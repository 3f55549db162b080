import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { statement } from '../src/index.ts'
import { defaultMigrationsDirectory } from '../src/migration-files.ts'
import { openForTest } from './own-database.ts'

const rows = `
  INSERT INTO organizations (id, name) VALUES ('org', 'Acme');
  INSERT INTO teams (organization_id, id, name) VALUES ('org', 'team', 'Sales');
  INSERT INTO channel_accounts (organization_id, phone_number_id, id, team_id, name, verified)
  VALUES ('org', '100000', 'acc', 'team', 'Acme', true);
  INSERT INTO contacts (organization_id, id, phone_number_id, team_id, name, phone_number)
  SELECT 'org', 'ctc_' || n, '100000', 'team', CASE WHEN n % 2 = 0 THEN 'Ana ' || n END, '+49' || n
  FROM generate_series(1, 1200) n;
  INSERT INTO conversations (organization_id, id, phone_number_id, contact_id)
  SELECT 'org', 'cnv_' || n, '100000', 'ctc_' || n FROM generate_series(1, 1200) n;
  INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content)
  SELECT 'org', 'msg_' || n, '100000', 'cnv_' || n, 'ctc_' || n, 'inbound', 'text', 'read',
    CASE WHEN n % 3 = 0 THEN '…' WHEN n % 3 = 1 THEN 'Order ' || n END
  FROM generate_series(1, 1200) n;`
/** As left by programs before the migration. */
const empty = 'TRUNCATE search_words'
const findWords = statement(
  'test_find_search_words',
  'SELECT contact_id, message_id, words::text AS words FROM search_words ORDER BY contact_id, message_id',
)
const lockMessage = statement('test_lock_message', `UPDATE messages SET status = 'read' WHERE id = 'msg_1'`)

test('adds the words of earlier messages and contacts, without waiting for those in use', async () => {
  const database = await openForTest()
  await database.session((session) => session.run(rows))
  const written = await database.query(findWords)
  // A third of the messages has no text, and a third no word.
  expect(written).toHaveLength(1_200 + 400)
  await database.session((session) => session.run(empty))
  const fill = await readFile(`${defaultMigrationsDirectory}/0126_fill_search_words.sql`, 'utf8')
  let isFilled = false
  const filling = await database.transaction(async (tx) => {
    await tx.execute(lockMessage)
    const running = database.session((session) => session.run(fill)).then(() => (isFilled = true))
    // The first pass adds all but the message that is locked, and the passes after it wait for that one.
    await expect.poll(async () => (await database.query(findWords)).length).toBe(399)
    expect(isFilled).toBe(false)
    return { running }
  })
  await filling.running
  expect(await database.query(findWords)).toEqual(written)
})
