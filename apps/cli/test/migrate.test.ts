import { readMigrations } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { runChannel, runJson, spawnChannel } from './support/run-channel.ts'

const names = (await readMigrations()).map(({ name }) => name)

it('applies the missing migrations, tells which are missing, and waits until another process has applied them', async () => {
  await using database = await createTestDatabase()
  await database.session((session) => session.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
  const environment = { DATABASE_URL: database.url }

  const check = await runChannel(['migrate', '--check', '--json'], environment)
  expect(check.status).toBe(1)
  expect(JSON.parse(check.stdout)).toEqual(names.map((migration) => ({ migration, state: 'missing' })))
  expect(check.stderr).toBe(
    `channel: The database lacks ${names.length} ${names.length === 1 ? 'migration' : 'migrations'}: run \`npm run -s channel -- migrate\`.\n`,
  )

  const waiting = spawnChannel(['migrate', '--wait'], environment)
  expect(await runJson(['migrate'], environment)).toEqual(names.map((migration) => ({ migration, state: 'applied' })))
  expect(await waiting).toMatchObject({ status: 0, stdout: 'The database has all migrations.\n' })

  for (const option of [[], ['--check'], ['--wait']])
    expect(await runJson(['migrate', ...option], environment)).toEqual([])
})

it('refuses to check and to wait at once', async () => {
  const { status, stderr } = await runChannel(['migrate', '--check', '--wait'])
  expect(status).toBe(2)
  expect(stderr).toMatch(/^channel: [^\n]*--wait[^\n]*--check[^\n]*\n$/)
})
