import type { ListEventsInput } from '@channel/contract/types'
import { listEvents } from '@channel/core/events'
import { writeCalls } from '@channel/core/mechanisms/api-log'
import { isOrganizationMoving } from '@channel/core/mechanisms/errors'
import { openLiveHub } from '@channel/core/mechanisms/live'
import {
  aCall,
  aContact,
  aDeliveryClock,
  anInboundMessage,
  anOrganization,
  aTenant,
  aUser,
  insertWaitingSends,
} from '@channel/core/testing'
import { createCell, type Database, migrate } from '@channel/db'
import { expect, it, onTestFinished } from 'vitest'
import { abortMove, moveOrganization, type Step } from '../../src/organization-move/index.ts'
import { claimSends } from '../../src/sends/index.ts'
import { recordAccepted } from '../../src/sends/record-accepted.ts'
import { recordAbandonedSends } from '../../src/sends/uncertain-sends.ts'
import { aDatabaseOfTwoRoles } from '../support/two-roles.ts'
import { aScene, rowsOf } from './move-scene.ts'

const run = (database: Database, sql: string) => database.session((session) => session.run(sql))
const rows = <Row>(database: Database, sql: string) => database.session((session) => session.ask<Row>(sql))

/** Ends a move at a step, as a kill does. */
const killedAt = (killed: Step) => (step: Step) => {
  if (step === killed) throw new Error('killed')
}

it('keeps the cursors of events, and ends a request that waits for events in the former cell', async () => {
  const { main, cells, move } = await aScene('a')
  const { organization, account, scope } = await aTenant(main)
  const inMain = openLiveHub(main, {})
  onTestFinished(() => inMain.close())
  const none = { expectChange: () => undefined }
  const query = { limit: 100, order: 'oldest_first', wait: 0, start: 'oldest' } as ListEventsInput['query']
  await aContact(main, account)
  const before = await listEvents(main, scope, { query }, { live: none })
  expect(before.data.length).toBeGreaterThan(0)
  const unread = await aContact(main, account)

  const after = { ...query, cursor: before.resume_cursor! }
  const atEnd = (await listEvents(main, scope, { query: after }, { live: none })).resume_cursor!
  const waits = listEvents(main, scope, { query: { ...query, cursor: atEnd, wait: 30 } }, { live: inMain })
  const ended = waits.then(
    () => 'a page',
    (error) => isOrganizationMoving(error),
  )
  await move(organization.id, 'a')
  expect(await ended).toBe(true)

  const created = await aContact(cells.a!, account)
  const idsOf = (page: Awaited<typeof waits>) => page.data.map(({ data }) => (data.object as { id: string }).id)
  const later = await listEvents(cells.a!, scope, { query: after }, { live: none })
  expect(idsOf(later)).toEqual([unread.id, created.id])
  const fromEnd = await listEvents(cells.a!, scope, { query: { ...query, cursor: atEnd } }, { live: none })
  expect(idsOf(fromEnd)).toEqual([created.id])
  expect((await listEvents(cells.a!, scope, { query }, { live: none })).data).toEqual([...before.data, ...later.data])
})

it('keeps the cursors of events in a cell that was made after the database was restored', async () => {
  const { main, cells, move } = await aScene('a')
  const { organization, account, scope } = await aTenant(main)
  await run(main, 'UPDATE restore_marker SET confirmed_epoch = 2, restores = 3')
  const none = { live: { expectChange: () => undefined } }
  const query = { limit: 100, order: 'oldest_first', wait: 0, start: 'oldest' } as ListEventsInput['query']
  const { resume_cursor } = await listEvents(main, scope, { query }, none)
  await move(organization.id, 'a')
  await aContact(cells.a!, account)
  const { data } = await listEvents(cells.a!, scope, { query: { ...query, cursor: resume_cursor! } }, none)
  expect(data.map(({ type }) => type)).toEqual(['contact.created'])
})

it('does not move an organization whose deletion begins meanwhile', async () => {
  const { main, cells, move } = await aScene('a')
  const { id } = (await aTenant(main)).organization
  const onStep = async (step: Step) => {
    if (step === 'draining')
      await run(main, `INSERT INTO organization_deletions (organization_id) VALUES ('${id}') ON CONFLICT DO NOTHING`)
  }
  await expect(move(id, 'a', { onStep })).rejects.toThrow('is being deleted')
  expect(await rows(cells.a!, 'SELECT id FROM organizations')).toEqual([])
})

it('lets the workers of the other cell begin after the switch, and those of the former one nothing more', async () => {
  const { main, cells, move } = await aScene('a')
  const { organization, account } = await aTenant(main)
  await anInboundMessage(main, account)
  await insertWaitingSends(main, organization.id, 3)
  const wanted = [{ organization_id: organization.id, phone_number_id: account.phone_number_id, quota: 10 }]
  const claimed = async (database: Database) =>
    (await claimSends(database, aDeliveryClock(), { wanted, leaseMs: 60_000 })).length
  const seen: Record<string, number[]> = {}
  const onStep = async (step: Step) => {
    if (step === 'draining' || step === 'stopped' || step === 'switched')
      seen[step] = [await claimed(main), await claimed(cells.a!)]
  }
  await move(organization.id, 'a', { onStep })
  expect(seen).toEqual({ draining: [0, 0], stopped: [0, 0], switched: [0, 3] })
})

it('never repeats a send that was in a call when changes were refused, and records those of others', async () => {
  const { main, cells, move } = await aScene('a')
  const tenants = [await aTenant(main), await aTenant(main)]
  const claims = (database: Database) =>
    claimSends(database, aDeliveryClock(), {
      wanted: tenants.map(({ organization, account }) => ({
        ...{ organization_id: organization.id, phone_number_id: account.phone_number_id, quota: 1 },
      })),
      leaseMs: 1,
    })
  for (const { organization, account } of tenants) {
    await anInboundMessage(main, account)
    await insertWaitingSends(main, organization.id, 1)
  }
  let called: Awaited<ReturnType<typeof claims>> = []
  const onStep = async (step: Step) => {
    if (step === 'comparing') {
      called = await claims(main)
      await run(main, 'UPDATE message_sends SET called_at = now()')
    }
    if (step === 'stopped')
      await recordAccepted(
        main,
        called.map((send, index) => ({ send, provider_message_id: `wamid.accepted${index}` })),
      )
  }
  const { id } = tenants[0]!.organization
  await move(id, 'a', { onStep })
  expect(called).toHaveLength(2)
  expect(await rows(main, 'SELECT state FROM message_sends')).toEqual([{ state: 'sent' }])
  expect(await rows(main, 'SELECT count(*)::int AS count FROM messages WHERE provider_message_id IS NOT NULL')).toEqual(
    [{ count: 2 }],
  )
  expect(await claims(cells.a!)).toEqual([])
  await recordAbandonedSends(cells.a!, aDeliveryClock())
  expect(await rows(cells.a!, 'SELECT organization_id, state FROM message_sends')).toEqual([
    { organization_id: id, state: 'uncertain' },
  ])
})

it('waits for what was claimed before', async () => {
  const { main, move, cells } = await aScene('a')
  const { organization, account } = await aTenant(main)
  await anInboundMessage(main, account)
  await insertWaitingSends(main, organization.id, 1)
  const wanted = [{ organization_id: organization.id, phone_number_id: account.phone_number_id, quota: 10 }]
  await claimSends(main, aDeliveryClock(), { wanted, leaseMs: 60_000 })
  let isReleased = false
  const onStep = async (step: Step) => {
    if (step === 'draining')
      setTimeout(async () => {
        isReleased = true
        await run(main, 'UPDATE message_sends SET lease_token = NULL, leased_until = NULL')
      }, 1_000)
    if (step === 'stopped') expect(isReleased).toBe(true)
  }
  await move(organization.id, 'a', { onStep, drainMs: 20_000 })
  expect(await rows(cells.a!, 'SELECT lease_token FROM message_sends')).toEqual([{ lease_token: null }])
})

it('removes the copies when it is aborted, but not after the switch', async () => {
  const { main, cells, context, move } = await aScene('a')
  const { organization, account } = await aTenant(main)
  await anInboundMessage(main, account)
  const { id } = organization
  const before = await rowsOf(main, id)
  await expect(move(id, 'a', { onStep: killedAt('stopped') })).rejects.toThrow('killed')
  expect(Object.keys(await rowsOf(cells.a!, id))).toContain('messages')
  expect(await abortMove(context, id, 'a')).toMatchObject({ messages: 1, contacts: 1 })
  expect([await rowsOf(main, id), await rowsOf(cells.a!, id)]).toEqual([before, {}])
  await aContact(main, account)
  await expect(abortMove(context, id, 'a')).rejects.toThrow('is not being moved')

  await expect(move(id, 'a', { onStep: killedAt('switched') })).rejects.toThrow('killed')
  await expect(abortMove(context, id, 'a')).rejects.toThrow('is in the cell a already')
  await move(id, 'a')
})

it('moves users with their sign-in, and leaves those who have another organization', async () => {
  const { main, cells, move } = await aScene('a')
  const [moved, staying, resident] = [
    await anOrganization(main),
    await anOrganization(main),
    await anOrganization(cells.a!),
  ]
  async function join(database: Database, organizationId: string, person: string): Promise<void> {
    const { id } = await aUser(database, organizationId, { email: `${person}@example.com` })
    await run(
      database,
      `INSERT INTO sign_in_users (id, email, name) VALUES ('usr_${person}_${database.cell}', '${person}@example.com', '${person}') ON CONFLICT DO NOTHING;
       INSERT INTO sign_in_accounts (id, user_id, provider_id, account_id, password)
         VALUES ('acc_${person}', 'usr_${person}_${database.cell}', 'credential', 'usr_${person}_${database.cell}', 'hash of ${database.cell}') ON CONFLICT DO NOTHING;
       INSERT INTO sign_in_sessions (id, token, user_id, expires_at)
         VALUES ('ses_${person}', 'token of ${person}', 'usr_${person}_${database.cell}', 'infinity') ON CONFLICT DO NOTHING;
       INSERT INTO members (organization_id, id, sign_in_id, role) VALUES ('${organizationId}', '${id}', 'usr_${person}_${database.cell}', 'owner')`,
    )
  }
  await join(main, moved.id, 'alone')
  await join(main, moved.id, 'both')
  await join(main, staying.id, 'both')
  await join(main, moved.id, 'known')
  await join(cells.a!, resident.id, 'known')
  await move(moved.id, 'a')

  const people = `SELECT person.id, password, token FROM sign_in_users person
    LEFT JOIN sign_in_accounts ON sign_in_accounts.user_id = person.id LEFT JOIN sign_in_sessions ON sign_in_sessions.user_id = person.id ORDER BY 1`
  expect(await rows(main, people)).toEqual([{ id: 'usr_both_main', password: 'hash of main', token: 'token of both' }])
  expect(await rows(cells.a!, people)).toEqual([
    { id: 'usr_alone_main', password: 'hash of main', token: 'token of alone' },
    { id: 'usr_both_main', password: 'hash of main', token: null },
    { id: 'usr_known_a', password: 'hash of a', token: 'token of known' },
  ])
  const members = `SELECT sign_in_id FROM members WHERE organization_id = '${moved.id}' ORDER BY 1`
  expect(await rows(cells.a!, members)).toEqual(
    ['usr_alone_main', 'usr_both_main', 'usr_known_a'].map((sign_in_id) => ({ sign_in_id })),
  )
})

it('writes calls that are logged late to the other cell', async () => {
  const { main, cells, move } = await aScene('a')
  const { organization } = await aTenant(main)
  const other = await anOrganization(main)
  const late = async () =>
    writeCalls(main, [aCall(organization.id), aCall(other.id), aCall(organization.id, { status: 404 })])
  const onStep = async (step: Step) => {
    if (step === 'stopped' || step === 'switched') await late()
  }
  await move(organization.id, 'a', { onStep })
  const calls = (id: string) => `SELECT count(*)::int AS count FROM api_log WHERE organization_id = '${id}'`
  expect(await rows(cells.a!, calls(organization.id))).toEqual([{ count: 4 }])
  expect(await rows(main, calls(other.id))).toEqual([{ count: 2 }])
  const figures = `SELECT kind, sum(count)::int AS count FROM hourly_figures WHERE organization_id = '${organization.id}' GROUP BY 1 ORDER BY 1`
  expect(await rows(cells.a!, figures)).toEqual([
    { kind: 'log_2xx', count: 2 },
    { kind: 'log_4xx', count: 2 },
  ])
})

it('continues the counts of messages where the first of the two cells had counted to', async () => {
  const { main, cells, move } = await aScene('a')
  const { organization } = await aTenant(main)
  const setTo = (database: Database, time: string) =>
    run(database, `INSERT INTO figure_progress (name, counted_until) VALUES ('messages', '${time}')`)
  await setTo(main, '2026-11-30T10:00:00Z')
  await setTo(cells.a!, '2026-11-30T10:01:00Z')
  await move(organization.id, 'a')
  expect(await rows(cells.a!, 'SELECT counted_until FROM figure_progress')).toEqual([
    { counted_until: '2026-11-30T10:00:00.000000Z' },
  ])
})

it('makes the webhooks due that wait for a number of the organization', async () => {
  const { main, cells, move } = await aScene('a')
  const { organization, account } = await aTenant(main)
  const { phone_number_id } = account
  const waits = (database: Database, numbers: string) =>
    run(
      database,
      `INSERT INTO provider_webhooks (body, phone_number_id, next_attempt_at, failure, unconnected_phone_number_ids)
       VALUES ('{}', '${phone_number_id}', now() + interval '1 hour', 'It waits.', ${numbers})`,
    )
  await waits(main, 'NULL')
  await waits(cells.a!, `ARRAY['${phone_number_id}']`)
  await run(cells.a!, `INSERT INTO released_numbers (phone_number_id) VALUES ('${phone_number_id}')`)
  await move(organization.id, 'a')
  for (const database of [main, cells.a!])
    expect(await rows(database, 'SELECT next_attempt_at <= now() AS due FROM provider_webhooks')).toEqual([
      { due: true },
    ])
  expect(await rows(cells.a!, 'SELECT phone_number_id FROM released_numbers')).toEqual([])
})

it('needs a role that owns the schema and may copy, and guards what the role of the service changes', async () => {
  const { admin, owner, owned, service, cell } = await aDatabaseOfTwoRoles()
  const other = cell('a')
  await migrate(owned, { service })
  await createCell(owned, other.owned, { service })
  const { organization, account } = await aTenant(service)
  await aContact(service, account)
  const { id } = organization
  const onStep = async (step: Step) => {
    if (step === 'comparing') await aContact(service, account)
    if (step === 'stopped') expect(await aContact(service, account).catch(isOrganizationMoving)).toBe(true)
    if (step === 'switched') await writeCalls(service, [aCall(id)])
  }
  const context = {
    main: owned,
    cells: ['main', 'a'],
    open: () => other.owned,
    drainMs: 0,
    fenceMs: 60_000,
    settleMs: 0,
    onStep,
  }
  await expect(moveOrganization(context, id, 'a')).rejects.toThrow(`GRANT SET ON PARAMETER session_replication_role`)
  await run(admin, `GRANT SET ON PARAMETER session_replication_role TO ${owner}`)
  onTestFinished(() => run(admin, `REVOKE SET ON PARAMETER session_replication_role FROM ${owner}`))
  expect((await moveOrganization(context, id, 'a')).rows).toMatchObject({ contacts: 2 })
  expect(
    await rows(
      other.service,
      'SELECT count(*)::int AS contacts, (SELECT count(*)::int FROM api_log) AS calls FROM contacts',
    ),
  ).toEqual([{ contacts: 2, calls: 1 }])
})

it('refuses what it cannot move', async () => {
  const { main, cells, move } = await aScene('a', 'b')
  const { id } = await anOrganization(main)
  const unknown = 'org_01JQ4Z0N9V7T3C5R8M2K6X1WEB'
  await expect(move(id, 'c')).rejects.toThrow('There is no cell c.')
  await expect(move(unknown, 'a')).rejects.toThrow(`There is no organization ${unknown}.`)
  await expect(move(id, 'main')).rejects.toThrow('is in the cell main already')
  const both = await Promise.allSettled([move(id, 'a'), move(id, 'a')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((each) => each.status === 'rejected')?.reason.message).toContain('Another command is moving')
  await expect(move(id, 'main', { onStep: killedAt('copying') })).rejects.toThrow('killed')
  await expect(move(id, 'b')).rejects.toThrow('is being moved to the cell main')
  await move(id, 'main')
  await run(main, `INSERT INTO organization_deletions (organization_id) VALUES ('${id}')`)
  await expect(move(id, 'a')).rejects.toThrow('is being deleted')
  await run(cells.b!, 'ALTER TABLE contacts ADD COLUMN more text')
  const other = await anOrganization(main)
  await expect(move(other.id, 'b')).rejects.toThrow('have different tables')
})
