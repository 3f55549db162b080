import { deleteContact, exportContacts, upsertContact } from '@channel/core/contacts'
import { aLabel, type Tenant } from '@channel/core/testing'
import { expect, it } from 'vitest'
import { anImportScene } from '../support/import-scene.ts'

const number = (index: number) => `+491511${String(2_000_000 + index)}`

type Scene = Awaited<ReturnType<typeof anImportScene>>

async function ended(scene: Scene, tenant: Tenant, id: string) {
  await expect.poll(async () => (await scene.get(tenant, id)).ended_at, { timeout: 10_000 }).not.toBeNull()
  return scene.get(tenant, id)
}

function upsert({ database }: Scene, { scope, account }: Tenant, phone_number: string, body: object) {
  const params = { phone_number_id: account.phone_number_id, phone_number }
  return database.transaction((tx) => upsertContact(tx, scope, { params, body }))
}

it('creates and updates contacts, and reports the rows that fail by line', async () => {
  const scene = await anImportScene()
  const tenant = await scene.tenant()
  await aLabel(scene.database, tenant.team, { name: 'VIP' })
  await upsert(scene, tenant, number(1), { name: 'Old', email: 'old@example.com' })
  const before = await scene.events(tenant)
  const csv = [
    '\uFEFFPhone number;Name;email;labels;metadata;id',
    `'${number(1)};Ana;;vip; VIP;"{""plan"":""gold""}";ctc_1`.replace('vip; VIP', '"vip; VIP"'),
    `${number(2)};"Bo`,
    `Lind";bo@example.com;;;`,
    '',
    `0151 123;Cy;;;;`,
    `${number(3)};${'x'.repeat(201)};;;;`,
    `${number(4)};Di;;Unknown;;`,
    `${number(5)};'=1+1;;;;`,
    `${number(6)};;;;not json;`,
    `;Ed;;;;`,
  ].join('\r\n')
  const { id, status } = await scene.upload(tenant, csv)
  expect(status).toBe('queued')
  scene.start()
  const counts = { rows_total: 8, rows_read: 8, rows_created: 2, rows_updated: 1, rows_failed: 5 }
  expect(await ended(scene, tenant, id)).toMatchObject({ status: 'completed', failure: null, ...counts })
  const contact = { username: null, email: null, metadata: null, labels: [] }
  expect(await scene.contacts(tenant)).toEqual([
    {
      ...contact,
      phone_number: number(1),
      name: 'Ana',
      email: 'old@example.com',
      metadata: { plan: 'gold' },
      labels: ['VIP'],
    },
    { ...contact, phone_number: number(2), name: 'Bo\r\nLind', email: 'bo@example.com' },
    { ...contact, phone_number: number(5), name: '=1+1' },
  ])
  const problems = await scene.problems(tenant, id)
  expect(problems.map((line) => line.split(',').slice(0, 3).join())).toEqual([
    '6,phone_number,invalid_phone_number',
    '7,name,invalid_field_value',
    '8,labels,resource_not_found',
    '10,metadata,invalid_field_value',
    '11,phone_number,invalid_field_value',
  ])
  expect(await scene.events(tenant)).toBe(before)
  expect(await scene.files(tenant)).toEqual([{ removed: true }])
  expect(scene.errors).toEqual([])
})

it('imports what was exported, in both formats, without a difference', async () => {
  const scene = await anImportScene()
  const [source, target] = [await scene.tenant(), await scene.tenant()]
  for (const { team } of [source, target]) await aLabel(scene.database, team, { name: 'A;B' })
  const names = ["'=1+1", '=cmd()', '+49 1', '-1', "O'Hara", 'a "b", c\nd', '@x', null]
  for (const [index, name] of names.entries())
    await upsert(scene, source, number(index), { name, metadata: { index, a: [1.5] } })
  const rows = names.map((_, index) => JSON.stringify({ phone_number: number(index), labels: ['A;B'] }))
  const first = await scene.upload(source, rows.join('\n'), 'labels.ndjson')
  scene.start()
  await ended(scene, source, first.id)
  const expected = await scene.contacts(source)
  expect(expected[0]).toMatchObject({ labels: ['A;B'] })
  for (const format of ['csv', 'ndjson'] as const) {
    const input = { params: { phone_number_id: source.account.phone_number_id }, query: { format } }
    const file = (await Array.fromAsync(exportContacts(scene.database, source.scope, input))).join('')
    const { id } = await scene.upload(target, file, `contacts.${format}`)
    expect(await ended(scene, target, id)).toMatchObject({
      status: 'completed',
      rows_read: names.length,
      rows_failed: 0,
    })
    expect(await scene.contacts(target)).toEqual(expected)
  }
})

it('continues behind the last batch after a pause, and counts every row once', async () => {
  const scene = await anImportScene()
  const tenant = await scene.tenant()
  const rows = Array.from({ length: 1_200 }, (_, index) => `${number(index % 1_100)},Name ${index}`)
  const { id } = await scene.upload(tenant, ['phone_number,name', ...rows].join('\n'))
  scene.start({ sliceMs: 0 })
  const counts = { rows_total: 1_200, rows_read: 1_200, rows_created: 1_100, rows_updated: 100, rows_failed: 0 }
  expect(await ended(scene, tenant, id)).toMatchObject({ status: 'completed', ...counts })
  const contacts = await scene.contacts(tenant)
  expect(contacts).toHaveLength(1_100)
  expect(contacts[99]).toMatchObject({ phone_number: number(99), name: 'Name 1199' })
})

it('gives organizations their turn', async () => {
  const scene = await anImportScene()
  const [large, small] = [await scene.tenant(), await scene.tenant()]
  const rows = Array.from({ length: 2_000 }, (_, index) => `${number(index)},Name`)
  const first = await scene.upload(large, ['phone_number,name', ...rows].join('\n'))
  const second = await scene.upload(small, `phone_number\n${number(1)}`)
  scene.start({ maxImports: 1, sliceMs: 0 })
  await ended(scene, small, second.id)
  expect(await scene.get(large, first.id)).toMatchObject({ ended_at: null })
  expect(await ended(scene, large, first.id)).toMatchObject({ status: 'completed', rows_created: 2_000 })
})

it('ends at the next batch when it is canceled, and deletes the file', async () => {
  const scene = await anImportScene()
  const tenant = await scene.tenant()
  const waiting = await scene.upload(tenant, `phone_number\n${number(1)}`)
  expect(await scene.cancel(tenant, waiting.id)).toMatchObject({ status: 'canceled', started_at: null })
  scene.start()
  const { id } = await scene.upload(tenant, `phone_number\n${number(2)}`)
  const done = await ended(scene, tenant, id)
  expect(await scene.cancel(tenant, id)).toEqual(done)
  expect((await scene.contacts(tenant)).map(({ phone_number }) => phone_number)).toEqual([number(2)])
  expect(await scene.files(tenant)).toEqual([{ removed: true }, { removed: true }])
})

it('does not create a contact again that was deleted after the upload', async () => {
  const scene = await anImportScene()
  const tenant = await scene.tenant()
  const { contact } = await upsert(scene, tenant, number(1), { name: 'Ana' })
  const { id } = await scene.upload(tenant, `phone_number\n${number(1)}\n${number(2)}`)
  const params = { phone_number_id: tenant.account.phone_number_id, id: contact.id }
  await scene.database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  scene.start()
  expect(await ended(scene, tenant, id)).toMatchObject({ rows_created: 1, rows_failed: 1 })
  expect((await scene.contacts(tenant)).map(({ phone_number }) => phone_number)).toEqual([number(2)])
  expect(await scene.problems(tenant, id)).toEqual([expect.stringMatching(/^2,phone_number,resource_not_found,/)])
})

it.each([
  ['an unknown column', 'phone\n+49151', /column "phone", which is not known. Known columns are phone_number, name, /],
  ['no number', 'name\nAna', /no column phone_number/],
  ['a column twice', 'name,Name,phone_number\nA,B,+49151', /name twice/],
  ['no rows', 'phone_number,name\n\n', /no rows/],
  ['an open quote', `phone_number,name\n${number(1)},Ana\n${number(2)},"Bo`, /^Line 3: a quote is not closed/],
  ['too many cells', `phone_number\n${number(1)},Ana`, /^Line 2: it has more cells/],
  ['a long row', `phone_number,name\n${number(1)},${'x'.repeat(200_000)}`, /^Line 2: a row has more than/],
  [
    'Windows-1252',
    Buffer.from(`phone_number,name\n${number(1)},Ana\n${number(2)},M\xfcller\n`, 'latin1'),
    /^Line 3: it is not UTF-8/,
  ],
  ['UTF-16', Buffer.from(`\uFEFFphone_number\n${number(1)}`, 'utf16le'), /^Line 1: it is not UTF-8/],
  [
    'half a character at its end',
    Buffer.from(`phone_number,name\n${number(1)},\xc3`, 'latin1'),
    /^Line 2: it is not UTF-8/,
  ],
  ['too many rows', `phone_number\n${`${number(1)}\n`.repeat(100_001)}`, /more than 100000 rows/],
])('imports nothing of a file with %s', async (_what, content, failure) => {
  const scene = await anImportScene()
  const tenant = await scene.tenant()
  const { id } = await scene.upload(tenant, content)
  scene.start()
  const result = await ended(scene, tenant, id)
  expect(result).toMatchObject({ status: 'failed', rows_read: 0, failure: expect.stringMatching(failure) })
  expect(await scene.contacts(tenant)).toEqual([])
})

it.each([
  ['{', '1,,invalid_field_value'],
  ['[]', '1,,invalid_field_value'],
  [`{"phone_number":"${number(1)}","nmae":"Ana"}`, '1,nmae,invalid_field_value'],
  [`{"phone_number":"${number(1)}","name":"a\\u0000b"}`, '1,name,invalid_field_value'],
  [`{"phone_number":"${number(1)}","metadata":{"id":12345678901234567890}}`, '1,metadata.id,invalid_field_value'],
  [`{"phone_number":"${number(1)}","labels":"VIP"}`, '1,labels,invalid_field_value'],
  ['{"phone_number":4915112345678}', '1,phone_number,invalid_field_value'],
])('rejects the line %s', async (line, expected) => {
  const scene = await anImportScene()
  const tenant = await scene.tenant()
  const { id } = await scene.upload(tenant, line, 'contacts.jsonl')
  scene.start()
  expect(await ended(scene, tenant, id)).toMatchObject({ status: 'completed', rows_failed: 1, rows_created: 0 })
  const [problem = ''] = await scene.problems(tenant, id)
  expect(problem.split(',').slice(0, 3).join()).toBe(expected)
})

it('fails when the store has lost the file', async () => {
  const scene = await anImportScene()
  const tenant = await scene.tenant()
  const { id } = await scene.upload(tenant, `phone_number\n${number(1)}`)
  const names = await scene.database.query({
    name: 'test_name',
    text: 'SELECT stored_name FROM contact_imports',
  } as never)
  await scene.store.remove((names[0] as { stored_name: string }).stored_name)
  scene.start()
  expect(await ended(scene, tenant, id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('lost') })
})
