import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { migrate, statement } from '../src/index.ts'
import { defaultMigrationsDirectory } from '../src/migration-files.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const rows = `
  INSERT INTO organizations (id, name) VALUES ('org', 'Acme');
  INSERT INTO teams (organization_id, id, name) VALUES ('org', 'team', 'Sales');
  INSERT INTO channel_accounts (organization_id, phone_number_id, id, team_id, name, verified)
  VALUES ('org', '100000', 'acc', 'team', 'Acme', true);
  INSERT INTO labels (organization_id, id, team_id, name, color) VALUES ('org', 'lbl', 'team', 'VIP', '#fff');
  INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number)
  SELECT 'org', 'ctc_' || n, '100000', 'team', '+49' || n FROM generate_series(1, 2500) n;
  INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, last_message_at)
  SELECT 'org', 'cnv_' || n, '100000', 'ctc_' || n, CASE WHEN n % 2 = 0 THEN now() END FROM generate_series(1, 2500) n;
  INSERT INTO conversation_labels (organization_id, conversation_id, label_id)
  SELECT 'org', 'cnv_' || n, 'lbl' FROM generate_series(1, 2500) n;`
/** Rows as written by programs before the migration. */
const empty = `UPDATE conversation_labels
  SET phone_number_id = NULL, conversation_status = NULL, conversation_last_message_at = NULL, conversation_updated_at = NULL`
const countRight = statement(
  'test_count_filled_label_keys',
  `SELECT count(*) AS count FROM conversation_labels link
   JOIN conversations conversation ON conversation.id = link.conversation_id
   WHERE (link.phone_number_id, conversation_status, conversation_updated_at) = (conversation.phone_number_id, status, updated_at)
     AND conversation_last_message_at IS NOT DISTINCT FROM last_message_at`,
)
const change = statement(
  'test_change_conversation',
  `UPDATE conversations SET updated_at = clock_timestamp(), last_message_at = now() WHERE id = 'cnv_1'`,
)

test('fills the sort keys of earlier labels without waiting for conversations in use', async () => {
  const database = await openForTest({ url: await ownDatabaseUrl() })
  await migrate(database)
  await database.session((session) => session.run(rows))
  await database.session((session) => session.run(empty))
  const fill = await readFile(`${defaultMigrationsDirectory}/0078_fill_list_keys.sql`, 'utf8')
  let isFilled = false
  const filling = await database.transaction(async (tx) => {
    // Its conversation and its link stay locked until the transaction ends.
    await tx.execute(change)
    const running = database.session((session) => session.run(fill)).then(() => (isFilled = true))
    await expect.poll(() => database.query(countRight)).toEqual([{ count: 2_499 }])
    expect(isFilled).toBe(false)
    return { running }
  })
  await filling.running
  expect(await database.query(countRight)).toEqual([{ count: 2_500 }])
})
