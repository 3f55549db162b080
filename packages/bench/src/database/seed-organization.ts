import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { fixture } from './fixture.ts'

/** Creates the organization with its team, customer, key, labels and ten verified accounts. */
export async function seedOrganization(client: Client): Promise<void> {
  const { organizationId, teamId, customerId, apiKeyId, apiKey, commonLabelId, rareLabelId, phoneNumberIds } = fixture
  await client.query(`INSERT INTO organizations (id, name, plan) VALUES ($1, 'Bench', 'platform')`, [organizationId])
  await client.query(`INSERT INTO teams (organization_id, id, name) VALUES ($1, $2, 'Support')`, [
    organizationId,
    teamId,
  ])
  await client.query(`INSERT INTO customers (organization_id, id, name) VALUES ($1, $2, 'Acme Retail')`, [
    organizationId,
    customerId,
  ])
  await client.query(
    `INSERT INTO api_keys (id, organization_id, name, hash, display) VALUES ($1, $2, 'bench', $3, $4)`,
    [
      apiKeyId,
      organizationId,
      createHash('sha256').update(apiKey).digest(),
      `${apiKey.slice(0, 9)}…${apiKey.slice(-4)}`,
    ],
  )
  await client.query(
    `INSERT INTO channel_accounts
       (organization_id, phone_number_id, id, team_id, customer_id, phone_number, name, verified, created_at, updated_at)
     SELECT $1, account, 'acc_01KAH' || lpad(n::text, 21, '0'), $2, $3, '+4930' || lpad(n::text, 8, '0'), 'Account ' || n,
            true, '2025-01-01Z', '2025-01-01Z'
     FROM unnest($4::text[]) WITH ORDINALITY AS accounts (account, n)`,
    [organizationId, teamId, customerId, phoneNumberIds],
  )
  await client.query(
    `INSERT INTO phone_number_routes (phone_number_id, organization_id) SELECT unnest($2::text[]), $1`,
    [organizationId, phoneNumberIds],
  )
  await client.query(
    `INSERT INTO labels (organization_id, id, team_id, name, color)
     VALUES ($1, $3, $2, 'common', '#64748b'), ($1, $4, $2, 'rare', '#64748b')`,
    [organizationId, teamId, commonLabelId, rareLabelId],
  )
}
