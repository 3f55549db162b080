import type { Client } from 'pg'
import { dropIndexes } from './drop-indexes.ts'
import { fixture } from './fixture.ts'

const batchSize = 100_000

// Hexadecimal digits are valid in ids and keep their order: the later contact has the higher id, as with real ones.
// Times are whole milliseconds, so that a Date can represent them.
const insertContacts = `
  INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, bsuid, username, name, email,
                        metadata, created_at, updated_at)
  SELECT $1, 'ctc_01KA' || lpad(upper(to_hex(n)), 22, '0'),
         ($2::text[])[CASE WHEN n % 20 < 11 THEN 1 ELSE n % 20 - 9 END], $3, '+49170' || lpad(n::text, 7, '0'),
         CASE WHEN n % 100 = 1 THEN 'DE.Bench' || n END,
         CASE WHEN n % 100 = 2 THEN 'Ana.Souza_' || n END,
         person.first || ' ' || person.last,
         lower(person.first) || '.' || lower(person.last) || '.' || n || '@example.com',
         json_build_object('source', 'import', 'tier', (ARRAY['gold', 'silver', 'basic'])[1 + n % 3], 'visits', n % 100),
         created.at, created.at
  FROM generate_series($4::int, $5::int) AS n,
       LATERAL (SELECT (ARRAY['Ana', 'Ben', 'Chloe', 'David', 'Elif', 'Farid', 'Greta', 'Hugo'])[1 + n % 8] AS first,
                       (ARRAY['Souza', 'Meyer', 'Okafor', 'Nguyen', 'Rossi', 'Haddad', 'Larsen'])[1 + n / 8 % 7] AS last) AS person,
       LATERAL (SELECT timestamptz '2025-01-01Z' + n * interval '7.003 seconds' AS at) AS created`

const attachLabels = `
  INSERT INTO contact_labels (organization_id, contact_id, label_id, phone_number_id, contact_created_at)
  SELECT organization_id, id, label, phone_number_id, created_at
  FROM generate_series(100, $2::int, 100) AS n
  JOIN contacts ON organization_id = $1 AND id = 'ctc_01KA' || lpad(upper(to_hex(n)), 22, '0'),
       LATERAL (SELECT $3::text AS label UNION ALL SELECT $4 WHERE n % 100000 = 0) AS labels`

/**
 * Creates `count` contacts, the n-th by rule from n: see the statement. Indexes without a constraint are recreated
 * afterwards, which takes a fraction of the time of updating them.
 */
export async function seedContacts(client: Client, count: number, report: (done: number) => void): Promise<void> {
  const { organizationId, teamId, phoneNumberIds, commonLabelId, rareLabelId } = fixture
  await client.query(`SET maintenance_work_mem = '256MB'; SET synchronous_commit = off`)
  const restoreIndexes = await dropIndexes(client, 'contacts')
  for (let first = 1; first <= count; first += batchSize) {
    const last = Math.min(count, first + batchSize - 1)
    await client.query(insertContacts, [organizationId, phoneNumberIds, teamId, first, last])
    report(last)
  }
  await client.query(attachLabels, [organizationId, count, commonLabelId, rareLabelId])
  await restoreIndexes()
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT').catch(() => undefined)
}
