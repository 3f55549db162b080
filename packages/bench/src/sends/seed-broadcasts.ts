import { type Database, statement } from '@channel/db'

const template = { name: 'opening', language: 'en_US' }
const body = 'We open at seven.'
/** The template of broadcasts, as the provider has it. */
export const providerTemplate = {
  ...template,
  category: 'UTILITY',
  status: 'APPROVED',
  components: [{ type: 'BODY', text: body }],
}

const insertTemplates = statement(
  'bench_insert_templates',
  `INSERT INTO templates (organization_id, id, phone_number_id, name, language, status, provider_status, category, content, variables, components)
   SELECT organization_id, 'tmpl_' || phone_number_id, phone_number_id, $2, $3, 'approved', 'APPROVED', 'UTILITY', $4, '{}', '[]'
   FROM channel_accounts WHERE organization_id = $1`,
)
const removeBroadcasts = statement('bench_remove_broadcasts', 'DELETE FROM broadcasts WHERE organization_id = $1')
const insertBroadcasts = statement(
  'bench_insert_broadcasts',
  `INSERT INTO broadcasts (organization_id, id, phone_number_id, name, template)
   SELECT organization_id, 'brd_' || lpad(phone_number_id, 26, '0'), phone_number_id, 'Bench', $2
   FROM channel_accounts WHERE organization_id = $1 ORDER BY phone_number_id LIMIT $3`,
)
const insertRecipients = statement(
  'bench_insert_recipients',
  `WITH added AS (
     INSERT INTO broadcast_recipients (organization_id, broadcast_id, id, key)
     SELECT contact.organization_id, broadcast.id, 'brr_1' || right(contact.id, 25), contact.id
     FROM broadcasts broadcast
     JOIN contacts contact ON contact.organization_id = broadcast.organization_id AND contact.phone_number_id = broadcast.phone_number_id
     WHERE broadcast.organization_id = $1 AND contact.id < 'ctc_' || lpad($2::text, 26, '0')
     RETURNING broadcast_id
   )
   INSERT INTO broadcast_counts (organization_id, broadcast_id, status, reason, slot, count)
   SELECT $1, broadcast_id, 'pending', '', 0, count(*)::int FROM added GROUP BY broadcast_id`,
)
const startBroadcasts = statement(
  'bench_start_broadcasts',
  `UPDATE broadcasts SET status = 'running', next_attempt_at = clock_timestamp(), started_at = clock_timestamp()
   WHERE organization_id = $1`,
)
const countMade = statement(
  'bench_count_recipients_made',
  `SELECT coalesce(sum(count), 0)::int AS made FROM broadcast_counts WHERE organization_id = $1 AND status = 'queued'`,
)
const readOvertaken = statement(
  'bench_read_overtaken',
  `SELECT count(*) FILTER (WHERE called_at IS NULL)::int AS waiting, avg(overtaken)::float8 AS mean,
     percentile_cont(0.99) WITHIN GROUP (ORDER BY overtaken)::float8 AS p99 FROM (
     SELECT reply.called_at, (SELECT count(*) FROM message_sends bulk
       WHERE bulk.organization_id = $1 AND bulk.phone_number_id = reply.phone_number_id AND bulk.is_bulk
         AND bulk.called_at > reply.created_at AND bulk.called_at < reply.called_at) AS overtaken
     FROM message_sends reply WHERE reply.organization_id = $1 AND NOT reply.is_bulk
   ) AS replies`,
)

/** The templates that broadcasts of an organization need. */
export async function seedTemplates(database: Database, organizationId: string): Promise<void> {
  await database.execute(insertTemplates, [organizationId, template.name, template.language, body])
}

/** Creates a broadcast for each number, or for the first ones, with all of their contacts below `count` as recipients. */
export function seedBroadcasts(
  database: Database,
  organizationId: string,
  count: number,
  numbers = 1_000,
): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(removeBroadcasts, [organizationId])
    await tx.execute(insertBroadcasts, [organizationId, JSON.stringify(template), numbers])
    await tx.execute(insertRecipients, [organizationId, count])
  })
}

export async function startAll(database: Database, organizationId: string): Promise<void> {
  await database.execute(startBroadcasts, [organizationId])
}

/** How many messages of the broadcasts were made. */
export async function readMade(database: Database, organizationId: string): Promise<number> {
  const [row] = await database.query<{ made: number }>(countMade, [organizationId])
  return row?.made ?? 0
}

/** How many replies wait, and how many messages of the broadcast of its number were called between a reply and its own call. */
export async function readReplies(database: Database, organizationId: string) {
  const [row] = await database.query<{ waiting: number; mean: number; p99: number }>(readOvertaken, [organizationId])
  return row ?? { waiting: 0, mean: Number.NaN, p99: Number.NaN }
}
