import { expect, test } from 'vitest'
import { ddlProblems } from '../src/distribution/index.ts'
import { readMigrations } from '../src/index.ts'

test.each([
  ['ALTER TABLE labels ADD COLUMN notes text', []],
  ["ALTER TABLE labels ADD COLUMN notes numeric(4, 2) DEFAULT 1; UPDATE labels SET name = 'a, b'", []],
  ['ALTER TABLE labels ADD COLUMN notes text, DROP COLUMN color', ['write one subcommand per command']],
  ["ALTER TABLE labels ADD COLUMN kind text CHECK (kind IN ('a', 'b'))", ['name its constraint']],
  ['ALTER TABLE labels ADD COLUMN kind text CONSTRAINT labels_kind_check CHECK (kind <> $$x$$)', []],
  [
    'ALTER TABLE labels ADD FOREIGN KEY (organization_id, id) REFERENCES teams (organization_id, id)',
    ['name its constraint'],
  ],
  ['ALTER TABLE labels ADD CONSTRAINT labels_team FOREIGN KEY (team_id) REFERENCES teams (id)', []],
  ['-- Names, and colors\nALTER TABLE ONLY labels ALTER COLUMN name SET STORAGE external', ['SET STORAGE is refused']],
  ['CREATE TABLE marks (id text PRIMARY KEY, color text CHECK (length(color) = 7))', []],
  ['ALTER TABLE labels DROP CONSTRAINT labels_kind_check', []],
])('%s', (sql, problems) => {
  expect(ddlProblems(sql)).toEqual(problems.map((problem) => `ALTER TABLE labels: ${problem}`))
})

test('no migration has a command that a distributing database refuses', async () => {
  const migrations = (await readMigrations()).filter(({ version }) => version > 0)
  expect(migrations.flatMap(({ name, sql }) => ddlProblems(sql).map((problem) => `${name}: ${problem}`))).toEqual([])
})
