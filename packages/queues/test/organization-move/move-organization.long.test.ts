import type { Contact } from '@channel/contract/types'
import { deleteContact } from '@channel/core/contacts'
import { isOrganizationMoving } from '@channel/core/mechanisms/errors'
import {
  aContact,
  aDeliveryClock,
  anInboundMessage,
  aTenant,
  insertWaitingSends,
  type Tenant,
} from '@channel/core/testing'
import { type Database, findRoutes, statement } from '@channel/db'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../src/organization-move/index.ts'
import { readMovedTables, tablesOfCell } from '../../src/organization-move/moved-tables.ts'
import { claimSends } from '../../src/sends/index.ts'
import { fillTenant } from '../support/fill-tenant.ts'
import { aScene, rowsOf, store } from './move-scene.ts'

const run = (database: Database, sql: string) => database.session((session) => session.run(sql))
const countLeft = statement(
  'test_left_by_moves',
  `SELECT (SELECT count(*)::int FROM pg_trigger WHERE tgname ~ '^moving_') AS guards,
     (SELECT count(*)::int FROM organization_moves) AS moves,
     (SELECT count(*)::int FROM organization_move_changes) AS changes`,
)
const nothingLeft = [{ guards: 0, moves: 0, changes: 0 }]

/** Without the entries that moves write. */
async function contentOf(database: Database, { organization }: Pick<Tenant, 'organization'>) {
  const rows = await rowsOf(database, organization.id)
  const entries = rows.audit_log?.filter((row) => !row.includes('moveOrganization')) ?? []
  return { ...rows, audit_log: entries }
}

describe('the tables of a move', () => {
  it('are all that have rows of organizations, but for those of the cell', async () => {
    const { main } = await aScene()
    await fillTenant(main, store, '1111111111111111')
    const { tables, others } = await main.session(async (session) => ({
      tables: await readMovedTables(session, 'public'),
      others: await session.ask<{ name: string }>(
        `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
      ),
    }))
    const names = tables.map(({ name }) => name)
    expect(
      others
        .map(({ name }) => name)
        .filter((name) => !names.includes(name))
        .toSorted(),
    ).toEqual([
      'cell_routes',
      'cells',
      'figure_progress',
      'key_cache_processes',
      'key_revocations',
      ...Object.keys(tablesOfCell)
        .filter((name) => name.startsWith('organization_'))
        .toSorted(),
      'provider_webhook_updates',
      'provider_webhooks',
      'released_numbers',
      'restore_journal',
      'restore_marker',
      'schema_migrations',
      'service_processes',
      'sign_in_accounts',
      'sign_in_passkeys',
      'sign_in_sessions',
      'sign_in_two_factors',
      'sign_in_users',
      'sign_in_verifications',
    ])
    expect(tables.filter(({ isLookup }) => isLookup).map(({ name }) => name)).toEqual([
      'api_keys',
      'channel_accounts',
      'media_files',
      'members',
      'message_links',
      'organizations',
      'phone_number_routes',
      'setup_link_tokens',
      'sign_in_links',
      'signup_codes',
    ])
  })
})

it('moves every row of an organization between cells, and nothing of another', async () => {
  const { main, cells, move } = await aScene('a', 'b')
  const tenant = await fillTenant(main, store, '1111111111111111')
  const other = await fillTenant(main, store, '2222222222222222')
  const third = await fillTenant(cells.a!, store, '3333333333333333')
  const before = await contentOf(main, tenant)
  const ofOthers = [await contentOf(main, other), await contentOf(cells.a!, third)]
  const { id } = tenant.organization
  for (const [to, database, left] of [
    ['a', cells.a!, main],
    ['b', cells.b!, cells.a!],
    ['main', main, cells.b!],
  ] as const) {
    expect(await move(id, to)).toMatchObject({ to, stopped_ms: expect.any(Number), rows: { messages: 3, contacts: 3 } })
    expect(await contentOf(database, tenant)).toEqual(before)
    expect(await rowsOf(left, id)).toEqual({})
    expect(await left.query(countLeft)).toEqual(nothingLeft)
    const routes = await findRoutes(main, ['organization', id], ['phone_number', tenant.account.phone_number_id])
    expect(routes.map(({ cell }) => cell)).toEqual(to === 'main' ? [] : [to, to])
    const sessions = statement('test_sessions_of_move', 'SELECT count(*)::int AS count FROM sign_in_sessions')
    expect(await left.query(sessions)).toEqual([{ count: left.cell === 'b' ? 0 : 1 }])
  }
  expect([await contentOf(main, other), await contentOf(cells.a!, third)]).toEqual(ofOthers)
})

it('copies what is changed meanwhile, and continues after each step at which it was killed', async () => {
  const { main, cells, move } = await aScene('a')
  const tenant = await aTenant(main)
  const { organization, account, scope } = tenant
  const params = { phone_number_id: account.phone_number_id }
  const contacts = await Promise.all(Array.from({ length: 4 }, () => aContact(main, account)))
  await anInboundMessage(main, account)
  /** Adds, changes and removes rows, and lets two contacts exchange a number, which is unique. */
  async function change(): Promise<void> {
    await aContact(main, account)
    const message = await anInboundMessage(main, account)
    await main.transaction((tx) => deleteContact(tx, scope, { params: { ...params, id: message.contact_id } }))
    await anInboundMessage(main, account)
    const [one, other] = contacts as [Contact, Contact]
    await run(
      main,
      `BEGIN;
       CREATE TEMP TABLE numbers ON COMMIT DROP AS SELECT id, phone_number FROM contacts WHERE id IN ('${one.id}', '${other.id}');
       UPDATE contacts SET phone_number = '+49' || id WHERE id = '${one.id}';
       UPDATE contacts SET phone_number = (SELECT phone_number FROM numbers WHERE id = '${one.id}') WHERE id = '${other.id}';
       UPDATE contacts SET phone_number = (SELECT phone_number FROM numbers WHERE id = '${other.id}') WHERE id = '${one.id}';
       COMMIT`,
    )
  }
  const steps: readonly Step[] = ['guarding', 'copying', 'comparing', 'draining', 'stopped', 'switched', 'removing']
  let before: Awaited<ReturnType<typeof contentOf>> | undefined
  for (const killed of steps) {
    const onStep = (step: Step) => {
      if (step === killed) throw new Error(`killed when ${step}`)
    }
    await expect(move(organization.id, 'a', { onStep })).rejects.toThrow(`killed when ${killed}`)
    if (killed === 'stopped') before = await contentOf(main, tenant)
    else if (steps.indexOf(killed) < steps.indexOf('stopped')) await change()
  }
  expect(await move(organization.id, 'a')).toMatchObject({ stopped_ms: null })
  expect(await contentOf(cells.a!, tenant)).toEqual(before)
  expect(await rowsOf(main, organization.id)).toEqual({})
  for (const database of [main, cells.a!]) expect(await database.query(countLeft)).toEqual(nothingLeft)
})

it('refuses changes of the organization only, and for a moment only', async () => {
  const { main, cells, move } = await aScene('a')
  const [tenant, other] = [await aTenant(main), await aTenant(main)]
  for (const each of [tenant, other]) {
    await anInboundMessage(main, each.account)
    await insertWaitingSends(main, each.organization.id, 10)
  }
  const wanted = [tenant, other].map(({ organization, account }) => ({
    ...{ organization_id: organization.id, phone_number_id: account.phone_number_id, quota: 1 },
  }))
  const claimed = async () =>
    (await claimSends(main, aDeliveryClock(), { wanted, leaseMs: 600_000 })).map((send) => send.organization_id)
  const add = ({ account }: Tenant, phone_number: string) => aContact(main, account, { phone_number })
  const seen: unknown[] = []
  async function check(step: string): Promise<void> {
    const number = `+4915188800${String(seen.length).padStart(2, '0')}`
    const isRefused = await add(tenant, number).then(() => false, isOrganizationMoving)
    await add(other, number)
    const names = (await claimed()).map((id) => (id === tenant.organization.id ? 'tenant' : 'other'))
    seen.push([step, isRefused ? 'refused' : 'changed', names.toSorted().join()])
  }
  const checked = ['comparing', 'draining', 'stopped']
  const onStep = async (step: Step) => {
    if (checked.includes(step)) await check(step)
    if (step !== 'stopped') return
    // As if the run had been killed, and the fence had ended by itself.
    await run(main, `UPDATE organization_moves SET phase_ends_at = now()`)
    await check('fence ended')
  }
  await move(tenant.organization.id, 'a', { onStep })
  expect(seen).toEqual([
    ['comparing', 'changed', 'other,tenant'],
    ['draining', 'changed', 'other'],
    ['stopped', 'refused', 'other'],
    ['fence ended', 'changed', 'other,tenant'],
  ])
  const names = (await rowsOf(cells.a!, tenant.organization.id)).contacts!
  expect(names.filter((row) => row.includes('+49151888000')).length).toBe(3)
})
