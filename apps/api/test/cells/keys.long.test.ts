import { revokeApiKey } from '@channel/core/api-keys'
import { generateKey, hashKey } from '@channel/core/mechanisms/authentication'
import { createCell, openDatabase, statement } from '@channel/db'
import { parseMetrics } from '@channel/test-kit/parse-metrics'
import { expect, it, onTestFinished } from 'vitest'
import { failure, notFound } from '../support/expectations.ts'
import { request, send } from '../support/send.ts'
import { createTenant } from '../support/tenant.ts'
import { startTwoCells } from './two-cells.fixtures.ts'

const cells = await startTwoCells({ METRICS_PORT: '0' })
const { main, other } = cells
const tenants = [await main.tenant(), await other.tenant()] as const

const keyIdOf = statement('cells_test_key_id', 'SELECT id FROM api_keys WHERE hash = $1')
const removeKey = statement('cells_test_remove_key', 'DELETE FROM api_keys WHERE hash = $1')
const insertKey = statement(
  'cells_test_insert_key',
  `INSERT INTO api_keys (id, organization_id, hash, display) VALUES ($1, $2, $3, 'moved')`,
)

it('serves organizations of two cells, and shows none what another has', async () => {
  for (const tenant of tenants) {
    const { body } = await send('getMe', tenant)
    expect(body.data.organization.id).toBe(tenant.organizationId)
    const contact = await tenant.createContact()
    const listed = await send('listContacts', tenant)
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toContain(contact.id)
    const stranger = { ...tenants.find((each) => each !== tenant)!, account: tenant.account }
    expect(await send('getContact', stranger, { params: { id: contact.id } })).toMatchObject(notFound)
    expect(await send('listContacts', stranger)).toMatchObject(notFound)
  }
})

it('refuses unknown, malformed and missing keys as with one cell', async () => {
  const me = `${cells.url}/v1/me`
  const of = (authorization?: string) => request(me, authorization ? { headers: { authorization } } : {})
  expect(await of(`Bearer ${generateKey()}`)).toMatchObject(failure(401, 'invalid_api_key'))
  expect(await of('Bearer nonsense')).toMatchObject(failure(401, 'invalid_api_key'))
  expect(await of()).toMatchObject(failure(401, 'missing_api_key'))
})

it('refuses a key of a cell as soon as its revocation has returned', async () => {
  const key = await tenants[1].addKey()
  const tenant = { ...tenants[1], key }
  for (let index = 0; index < 3; index++) expect(await send('getMe', tenant)).toMatchObject({ status: 200 })
  const { database } = other.dependencies
  const [row] = await database.query<{ id: string }>(keyIdOf, [hashKey(key)])
  await revokeApiKey(database, { id: row!.id })
  expect(await send('getMe', tenant)).toMatchObject(failure(401, 'revoked_api_key'))
})

it('finds a key that has moved to main', async () => {
  const [inMain, inOther] = tenants
  const [key, announced] = [await inOther.addKey(), await inOther.addKey()]
  expect((await send('getMe', { ...inOther, key })).body.data.organization.id).toBe(inOther.organizationId)
  await other.dependencies.database.execute(removeKey, [hashKey(key)])
  await main.dependencies.database.execute(insertKey, ['key_moved', inMain.organizationId, hashKey(key)])
  const [row] = await other.dependencies.database.query<{ id: string }>(keyIdOf, [hashKey(announced)])
  await revokeApiKey(other.dependencies.database, { id: row!.id })
  expect((await send('getMe', { ...inMain, key })).body.data.organization.id).toBe(inMain.organizationId)
})

it('serves a cell that was created while it runs', async () => {
  const database = openDatabase({ url: main.databaseUrl, cell: 'late', poolSize: 2 })
  onTestFinished(() => database.close())
  await createCell(main.dependencies.database, database)
  const tenant = await createTenant(database, { url: cells.url, simulator: cells.simulator, secrets: cells.secrets })
  await expect.poll(async () => (await send('getMe', tenant)).status).toBe(200)
})

it('measures the pools of each cell', async () => {
  for (const tenant of tenants) await send('getMe', tenant)
  const operator = cells.logged.find(({ msg }) => msg === 'Readiness and metrics are served.')?.url
  const families = parseMetrics(await (await fetch(`${operator}/metrics`)).text())
  const counts = families.get('db_client_connection_count')?.samples ?? []
  const pools = counts.map(({ labels }) => labels.db_client_connection_pool_name)
  expect(pools).toEqual(expect.arrayContaining(['main', 'reserved', 'cell_other/main', 'cell_other/reserved']))
})

it('passes a long upload on as it arrives', async () => {
  const file = new Blob([Buffer.alloc(5 * 1_048_576, 'x')], { type: 'application/pdf' })
  const form = new FormData()
  form.append('file', file, 'menu.pdf')
  const { status, body } = await send('createMedia', tenants[1], { body: form })
  expect({ status, size: body.data?.size }).toEqual({ status: 201, size: file.size })
})

it('reports a cell that cannot be used, and serves the others', async () => {
  const { database } = main.dependencies
  await database.session((session) =>
    session.run(`INSERT INTO cells (name) VALUES ('gone') ON CONFLICT DO NOTHING;
      INSERT INTO cell_routes (kind, key, cell) VALUES ('api_key', '\\x${hashKey('chn_live_gonegonegonegonegonegone').toString('hex')}', 'gone')`),
  )
  onTestFinished(() => database.session((session) => session.run(`DELETE FROM cells WHERE name = 'gone'`)))
  const detail = expect.stringContaining('the cell gone cannot be used')
  const ready = () => request(`${cells.url}/ready`)
  await expect
    .poll(ready)
    .toMatchObject({ status: 200, body: { warnings: expect.arrayContaining([{ code: 'cell', detail }]) } })
  const headers = { authorization: 'Bearer chn_live_gonegonegonegonegonegone' }
  expect(await request(`${cells.url}/v1/me`, { headers })).toMatchObject(failure(503, 'internal_error'))
  expect(await send('getMe', tenants[1])).toMatchObject({ status: 200 })
})
