import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DistributionRule, findBreaches, findSchemaBreaches } from '../src/distribution/index.ts'
import { type Database, openDatabase, statement } from '../src/index.ts'
import { emptyDatabaseUrl } from './own-database.ts'

// Shared, because parsing statements changes nothing.
let database: Database
beforeAll(async () => {
  database = openDatabase({ url: await emptyDatabaseUrl(), poolSize: 2 })
  await database.session((session) =>
    session.run(`
      CREATE TABLE organizations (id text PRIMARY KEY);
      CREATE TABLE api_keys (organization_id text NOT NULL, id text PRIMARY KEY);
      COMMENT ON TABLE organizations IS 'Reference table';
      COMMENT ON TABLE api_keys IS 'Reference table';
      CREATE TABLE teams (organization_id text NOT NULL, id text, name text UNIQUE, at timestamptz, PRIMARY KEY (organization_id, id));
      CREATE TABLE users (organization_id text NOT NULL, id text, team_id text, seen_at timestamptz, PRIMARY KEY (id, organization_id));
      CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE TRIGGER by_statement AFTER INSERT ON teams REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION look();
      CREATE TRIGGER by_row AFTER INSERT ON teams FOR EACH ROW EXECUTE FUNCTION look()`),
  )
})
afterAll(() => database.close())

let count = 0

/** What breaks a rule in a statement. */
async function brokenBy(rule: DistributionRule, text: string): Promise<string[]> {
  const { name } = statement(`distribution_test_${++count}`, text)
  const breaches = await findBreaches(database, (each) => each.name === name)
  return [...(breaches.get(rule)?.get(name) ?? [])]
}

const ofOrganization = 'organization_id = $1'
const given = 'unnest($1::text[], $2::text[]) AS given (organization_id, id)'

test.each<[DistributionRule, string, string[]]>([
  ['organization', `SELECT name FROM teams WHERE ${ofOrganization} AND id = $2`, []],
  ['organization', 'SELECT name FROM teams WHERE id = $1', ['teams']],
  ['organization', `SELECT name FROM teams WHERE ${ofOrganization} OR id = $2`, ['teams']],
  ['organization', 'SELECT id FROM api_keys WHERE id = $1', []],
  [
    'organization',
    `SELECT name FROM teams JOIN users USING (organization_id) WHERE teams.${ofOrganization}`,
    ['users'],
  ],
  [
    'organization',
    `SELECT name FROM teams LEFT JOIN users ON users.${ofOrganization} WHERE teams.${ofOrganization}`,
    [],
  ],
  [
    'organization',
    `SELECT name, (SELECT max(id) FROM users WHERE team_id = teams.id) FROM teams WHERE ${ofOrganization}`,
    ['users'],
  ],
  ['organization', `WITH found AS (SELECT * FROM users) SELECT id FROM found WHERE ${ofOrganization}`, ['users']],
  ['organization', 'UPDATE users SET team_id = NULL WHERE id = $1', ['users']],
  ['organization', 'INSERT INTO teams (organization_id, id) VALUES ($1, $2) ON CONFLICT DO NOTHING', []],
  [
    'organization',
    `INSERT INTO teams (organization_id, id) SELECT organization_id, id FROM users WHERE ${ofOrganization}`,
    [],
  ],
  ['organization', `INSERT INTO teams (organization_id, id) SELECT organization_id, id FROM ${given}`, ['teams']],
  ['values', 'INSERT INTO teams (organization_id, id, at) VALUES ($1, $2, now())', []],
  [
    'values',
    'INSERT INTO teams (organization_id, id, at) SELECT $1, $2, now.at FROM (SELECT now() AS at) AS now',
    ['INSERT … SELECT'],
  ],
  ['values', 'INSERT INTO teams (organization_id, id) SELECT $1, $2 WHERE $3::boolean', []],
  ['values', 'INSERT INTO teams (organization_id, id) SELECT $1, unnest($2::text[])', []],
  ['values', `INSERT INTO teams (organization_id, id) SELECT $1, id FROM users WHERE ${ofOrganization}`, []],
  ['volatile', `UPDATE users SET seen_at = clock_timestamp() WHERE ${ofOrganization}`, ['clock_timestamp']],
  ['volatile', `UPDATE users SET seen_at = statement_timestamp() WHERE ${ofOrganization}`, []],
  ['volatile', `DELETE FROM users WHERE ${ofOrganization} RETURNING clock_timestamp()`, ['clock_timestamp']],
  ['volatile', 'INSERT INTO users (organization_id, id, seen_at) VALUES ($1, $2, clock_timestamp())', []],
  [
    'stable',
    `UPDATE users SET seen_at = seen_at + interval '1 day' WHERE ${ofOrganization}`,
    ['timestamptz_pl_interval'],
  ],
  ['stable', `UPDATE users SET seen_at = now() + interval '1 day' WHERE ${ofOrganization}`, []],
  [
    'stable',
    `UPDATE users SET seen_at = (seen_at AT TIME ZONE 'UTC' + interval '1 day') AT TIME ZONE 'UTC' WHERE ${ofOrganization}`,
    [],
  ],
  ['stable', `DELETE FROM users WHERE ${ofOrganization} RETURNING now()`, ['now']],
  [
    'stable',
    'INSERT INTO teams (organization_id, id, at) VALUES ($1, $2, now()) ON CONFLICT (organization_id, id) DO UPDATE SET at = now()',
    ['now'],
  ],
])('%s: %s', async (rule, text, broken) => {
  expect(await brokenBy(rule, text)).toEqual(broken)
})

test('finds unique keys without the organization, and triggers with transition tables', async () => {
  expect(await findSchemaBreaches(database)).toEqual({
    keys: ['teams_name_key'],
    triggers: ['by_statement'],
  })
})
