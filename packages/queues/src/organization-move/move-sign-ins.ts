import type { Moving } from './moving.ts'

/** What belongs to a user who signs in, and goes where the user goes. Sessions only if the user leaves the cell. */
const belongings = ['sign_in_accounts', 'sign_in_two_factors', 'sign_in_passkeys'] as const

/**
 * Copies those who may sign in to the organization, with their passwords and passkeys. A user who is known in the other cell, by the same
 * id or email address, stays as there. One who has another organization in this cell stays here too, with the sessions. Values that live for
 * minutes are left out.
 */
export async function copySignIns({ session, source, target, organizationId }: Moving): Promise<void> {
  const ofOrganization = `SELECT sign_in_id FROM ${source}.members WHERE organization_id = $1`
  const copied = await copyRows(
    'sign_in_users',
    `id IN (${ofOrganization}) AND NOT EXISTS (
    SELECT FROM ${target}.sign_in_users known WHERE known.id = own.id OR known.email = own.email)`,
    [organizationId],
  )
  const leaving = `${ofOrganization} EXCEPT SELECT sign_in_id FROM ${source}.members WHERE organization_id <> $1`
  for (const table of belongings) await copyRows(table, 'user_id = ANY ($1)', [copied])
  await copyRows('sign_in_sessions', `user_id = ANY ($2) AND user_id IN (${leaving})`, [organizationId, copied])
  const known = `SELECT id FROM ${target}.sign_in_users known WHERE known.email = person.email OR known.id = person.id ORDER BY known.email <> person.email LIMIT 1`
  const columns = await columnsOf('members')
  const values = columns.map((column) => (column === 'sign_in_id' ? `(${known})` : `own.${column}`))
  await session.ask(
    `INSERT INTO ${target}.members (${columns.join(', ')}) SELECT ${values.join(', ')}
     FROM ${source}.members own JOIN ${source}.sign_in_users person ON person.id = own.sign_in_id WHERE own.organization_id = $1`,
    [organizationId],
  )

  async function copyRows(table: string, where: string, values: readonly unknown[]): Promise<string[]> {
    const columns = (await columnsOf(table)).join(', ')
    const rows = await session.ask<{ id: string }>(
      `INSERT INTO ${target}.${table} (${columns}) SELECT ${columns} FROM ${source}.${table} own WHERE ${where}
       ON CONFLICT DO NOTHING RETURNING id`,
      values,
    )
    return rows.map(({ id }) => id)
  }

  async function columnsOf(table: string): Promise<string[]> {
    const rows = await session.ask<{ name: string }>(
      `SELECT attname::text AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [`${source}.${table}`],
    )
    return rows.map(({ name }) => name)
  }
}

/** Removes the users from the cell who have no organization there any more, and those memberships. */
export async function removeSignIns({ session, source, organizationId }: Moving): Promise<void> {
  const [left] = await session.ask<{ ids: string[] }>(
    `WITH left_members AS (DELETE FROM ${source}.members WHERE organization_id = $1 RETURNING sign_in_id)
     SELECT coalesce(array_agg(sign_in_id), '{}') AS ids FROM left_members
     WHERE NOT EXISTS (
       SELECT FROM ${source}.members other WHERE other.sign_in_id = left_members.sign_in_id AND other.organization_id <> $1)`,
    [organizationId],
  )
  for (const table of ['sign_in_sessions', ...belongings])
    await session.ask(`DELETE FROM ${source}.${table} WHERE user_id = ANY ($1)`, [left!.ids])
  await session.ask(`DELETE FROM ${source}.sign_in_users WHERE id = ANY ($1)`, [left!.ids])
}
