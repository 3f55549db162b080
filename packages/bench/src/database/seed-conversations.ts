import { connectAccount } from '@channel/core/accounts'
import { createOrganization } from '@channel/core/organizations'
import { createTeam } from '@channel/core/teams'
import { statement, type Transaction } from '@channel/db'

const insertContacts = statement(
  'bench_insert_contacts',
  `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name)
   SELECT $1, 'ctc_' || lpad(n::text, 26, '0'), ($3::text[])[1 + n % array_length($3::text[], 1)], $2,
     '+49151' || lpad(n::text, 8, '0'), 'Contact ' || n
   FROM generate_series(0, $4::int - 1) AS n WHERE $5::int IS NULL OR n % $5 <> 0`,
)
const insertConversations = statement(
  'bench_insert_conversations',
  `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, status, last_message_at, last_inbound_at)
   SELECT organization_id, 'cnv_' || right(id, 26), phone_number_id, id, $2, now(), now()
   FROM contacts WHERE organization_id = $1`,
)

/** An organization of a bench, with an account for each of its numbers. */
export type BenchOrganization = Awaited<ReturnType<typeof createBenchOrganization>>

export async function createBenchOrganization(tx: Transaction, name: string, numbers: readonly string[]) {
  const { id: organizationId } = await createOrganization(tx, { name })
  const owner = { organization_id: organizationId }
  const { id: teamId } = await createTeam(tx, { ...owner, name })
  const accountIds: string[] = []
  for (const [index, phone_number_id] of numbers.entries()) {
    const phone_number = `+1555010${String(index).padStart(4, '0')}`
    const account = { phone_number_id, phone_number, name: 'Bench' }
    accountIds.push((await connectAccount(tx, { ...owner, team_id: teamId, ...account })).id)
  }
  return { organizationId, teamId, numbers, accountIds }
}

/**
 * Creates contacts with one conversation each: contact n has the number n after `+49151`, and writes to the accounts in turn.
 *
 * @param leftOut leaves out every such contact
 */
export async function seedConversations(
  tx: Transaction,
  { organizationId, teamId, numbers }: BenchOrganization,
  { count, status, leftOut = null }: { count: number; status: 'open' | 'resolved'; leftOut?: number | null },
): Promise<void> {
  await tx.execute(insertContacts, [organizationId, teamId, numbers, count, leftOut])
  await tx.execute(insertConversations, [organizationId, status])
}
