import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { findPendingMigrations, findSchemaRights, migrate, readMigrations, statement } from '../src/index.ts'
import { emptyDatabaseUrl, openForTest } from './own-database.ts'

const addOrganization = statement(
  'cells_add_organization',
  `INSERT INTO organizations (id, name) VALUES ('org_1', 'One')`,
)
const countOrganizations = statement('cells_count_organizations', 'SELECT count(*) AS count FROM organizations')
const addPartition = statement(
  'cells_add_partition',
  `SELECT create_partition('api_log', '2030-01-01', '2030-01-01', '2030-01-02')`,
)
const findPartition = statement(
  'cells_find_partition',
  `SELECT relnamespace::regnamespace::text AS schema FROM pg_class WHERE relname = 'api_log_20300101'`,
)

test('each cell has its own tables, migrations and partitions', async () => {
  const url = await emptyDatabaseUrl()
  const main = await openForTest({ url })
  const inCell = await openForTest({ url, cell: 'a' })
  const migrations = await readMigrations()
  const names = migrations.map(({ name }) => name)
  expect(await migrate(main)).toEqual(names)
  expect(await findPendingMigrations(inCell, migrations)).toHaveLength(names.length)
  expect(await migrate(inCell)).toEqual(names)
  expect(await migrate(inCell)).toEqual([])

  await inCell.execute(addOrganization)
  expect(await inCell.query(countOrganizations)).toEqual([{ count: 1 }])
  expect(await main.query(countOrganizations)).toEqual([{ count: 0 }])
  await inCell.query(addPartition)
  expect(await main.query(findPartition)).toEqual([{ schema: 'cell_a' }])
})

test('the role of the service may read and write a cell that another role owns, and not change it', async () => {
  const url = await emptyDatabaseUrl()
  const superuser = await openForTest({ url })
  const role = `cells_${randomBytes(4).toString('hex')}`
  await superuser.session((session) => session.run(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`))
  onTestFinished(() => superuser.session((session) => session.run(`DROP OWNED BY ${role}; DROP ROLE ${role}`)))
  const serviceUrl = url.replace(/\/\/[^@]*@/, `//${role}:secret@`)
  const cell = 'a'
  const owner = await openForTest({ url, cell })
  const service = await openForTest({ url: serviceUrl, cell })
  await migrate(superuser, { service: await openForTest({ url: serviceUrl }) })
  await migrate(owner, { service })
  expect(await findSchemaRights(service)).toEqual({ role, mayChangeSchema: false, withoutRights: [] })
  await service.execute(addOrganization)
  await service.query(addPartition)
})
