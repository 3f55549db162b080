import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { aContact, aTenant, type Tenant } from '../../testing/index.ts'
import { newId } from '../ids/index.ts'
import { hintPresence, hintWrite, type Presence } from '../outbox/index.ts'
import { type LiveHubOptions, openLiveHub, type Watcher } from './live-hub.ts'
import { type Change, eventIdAt, maxChanges } from './read-changes.ts'

const database = await sharedDatabase()
const patience = { timeout: 120_000, interval: 20 }

const addUser = statement(
  'test_live_add_user',
  `WITH new_user AS (INSERT INTO users (organization_id, id, name, email) VALUES ($1, $2, 'Ada', $2 || '@example.com')),
     person AS (INSERT INTO sign_in_users (id, email, name) VALUES ($2, lower($2) || '@example.com', 'Ada') RETURNING id)
   INSERT INTO members (organization_id, id, sign_in_id, role) SELECT $1, $2, id, 'member' FROM person`,
)
const addSession = statement(
  'test_live_add_session',
  `INSERT INTO sign_in_sessions (id, token, user_id, expires_at) VALUES ($1, $1, $2, now() + interval '1 day')`,
)
const openOrganization = statement(
  'test_live_open_organization',
  'UPDATE sign_in_sessions SET active_organization_id = $2 WHERE id = $1',
)
const endSession = statement('test_live_end_session', 'DELETE FROM sign_in_sessions WHERE id = $1')

async function aSession({ organization }: Tenant): Promise<string> {
  const [userId, sessionId] = [newId('user'), `ses_${newId('user')}`]
  await database.execute(addUser, [organization.id, userId])
  await database.execute(addSession, [sessionId, userId])
  return sessionId
}

function aHub(options: LiveHubOptions = {}) {
  const hub = openLiveHub(database, options)
  onTestFinished(() => hub.close())
  return hub
}

interface Seen extends Watcher {
  readonly changes: Change[]
  readonly writes: string[]
  readonly presences: Presence[]
  resets: number
  ends: number
}

function aWatcher(): Seen {
  const seen: Seen = {
    changes: [],
    writes: [],
    presences: [],
    resets: 0,
    ends: 0,
    // The connection of the account may be reported too: it was just before.
    onChanges: (changes) => void seen.changes.push(...changes.filter(({ type }) => type !== 'account.connected')),
    onWrite: (group) => void seen.writes.push(group),
    onPresence: (presence) => void seen.presences.push(presence),
    onReset: () => void seen.resets++,
    onEnd: () => void seen.ends++,
  }
  return seen
}

const [mine, other] = [await aTenant(database), await aTenant(database)]
const session = await aSession(mine)
const viewer = { organizationId: mine.organization.id, sessionId: session }
afterAll(() => database.execute(endSession, [session]))

it('reports the changes of the organization only, to all of its dashboards', async () => {
  // Hints alone: polling does not happen during the test.
  const hub = aHub({ pollMs: 3_600_000, pauseMs: 10 })
  const [first, second, foreign] = [aWatcher(), aWatcher(), aWatcher()]
  hub.watch(viewer, first)
  hub.watch(viewer, second)
  hub.watch({ organizationId: other.organization.id, sessionId: await aSession(other) }, foreign)
  const contact = await aContact(database, mine.account)
  const change = { type: 'contact.created', object_id: contact.id, phone_number_id: mine.account.phone_number_id }
  await expect.poll(() => [first.changes, second.changes], patience).toMatchObject([[change], [change]])
  expect(foreign.changes).toEqual([])
  await aContact(database, mine.account)
  await expect.poll(() => first.changes.length, patience).toBe(2)
  expect(new Set(first.changes.map(({ id }) => id)).size).toBe(2)
  expect(Object.keys(first.changes[0]!).sort()).toEqual(['id', 'object_id', 'phone_number_id', 'type'])
})

it('reports the groups that were written to, in the organization only', async () => {
  const hub = aHub()
  const [watcher, foreign] = [aWatcher(), aWatcher()]
  hub.watch(viewer, watcher)
  hub.watch({ organizationId: other.organization.id, sessionId: await aSession(other) }, foreign)
  const write = (tenant: Tenant, group: string) =>
    database.transaction(async (tx) => hintWrite(tx, tenant.organization.id, group))
  // Repeated, because the first ones may be sent before the hub listens.
  const seenAfterWrites = async () => {
    await write(mine, 'labels')
    await write(other, 'contacts')
    return [watcher.writes.includes('labels'), foreign.writes.includes('contacts')]
  }
  await expect.poll(seenAfterWrites, patience).toEqual([true, true])
  expect([watcher.writes.includes('contacts'), foreign.writes.includes('labels')]).toEqual([false, false])
})

it('finds changes without hints', async () => {
  const silent = { ...database, listen: () => ({ close: async () => undefined }) }
  const hub = openLiveHub(silent, { pollMs: 20, pauseMs: 1 })
  onTestFinished(() => hub.close())
  const watcher = aWatcher()
  hub.watch(viewer, watcher)
  const { id } = await aContact(database, mine.account)
  await expect.poll(() => watcher.changes.map(({ object_id }) => object_id), patience).toContain(id)
})

describe('after a disconnection', () => {
  it('reports what was missed', async () => {
    const hub = aHub()
    const before = aWatcher()
    const leave = hub.watch(viewer, before)
    await aContact(database, mine.account)
    await expect.poll(() => before.changes.length, patience).toBeGreaterThan(0)
    leave?.()
    const { id } = await aContact(database, mine.account)
    const after = aWatcher()
    hub.watch({ ...viewer, lastEventId: before.changes.at(-1)!.id }, after)
    await expect.poll(() => after.changes.map(({ object_id }) => object_id), patience).toContain(id)
    expect(before.changes.map(({ object_id }) => object_id)).not.toContain(id)
  })

  it.each([
    ['too long ago', `${eventIdAt(Date.now() - 3_600_000)}${'0'.repeat(16)}`],
    ['not an event', 'nonsense'],
    ['empty', ''],
  ])('starts anew if the last event is %s', async (_what, lastEventId) => {
    const watcher = aWatcher()
    aHub().watch({ ...viewer, lastEventId }, watcher)
    await expect.poll(() => watcher.resets, patience).toBe(1)
  })
})

const addEvents = statement(
  'test_live_add_events',
  `INSERT INTO events (organization_id, id, type, payload, created_at)
   SELECT $1, $2 || lpad(n::text, 16, '0'), 'contact.created', '{}', now() FROM generate_series(1, $3::int) n`,
)

it('reports a reset instead of too many changes', async () => {
  const tenant = await aTenant(database)
  const watcher = aWatcher()
  const hub = aHub({ pollMs: 20, pauseMs: 1 })
  hub.watch({ organizationId: tenant.organization.id, sessionId: await aSession(tenant) }, watcher)
  await database.execute(addEvents, [tenant.organization.id, eventIdAt(Date.now()), maxChanges + 1])
  await expect.poll(() => watcher.resets, patience).toBe(1)
  expect(watcher.changes).toEqual([])
})

it('limits the dashboards of a session and of the process', () => {
  const hub = aHub({ maxPerSession: 2, maxWatchers: 3 })
  const open = (sessionId: string) => hub.watch({ ...viewer, sessionId }, aWatcher())
  const leave = open('one')
  expect([open('one'), open('one'), open('two'), open('three')].map((each) => each !== undefined)).toEqual([
    true,
    false,
    true,
    false,
  ])
  leave?.()
  leave?.()
  expect(open('one')).toBeDefined()
})

it('goes on in the organization that is open after the user has left another one', async () => {
  const hub = aHub({ pollMs: 20 })
  const [going, ending] = [aWatcher(), aWatcher()]
  const sessionId = await aSession(mine)
  await database.execute(openOrganization, [sessionId, other.organization.id])
  hub.watch({ ...viewer, sessionId }, going)
  hub.watch({ organizationId: other.organization.id, sessionId }, ending)
  await expect.poll(() => ending.ends, patience).toBe(1)
  expect(going.ends).toBe(0)
})

it('ends with the session', async () => {
  const hub = aHub({ pollMs: 20 })
  const [ended, going] = [aWatcher(), aWatcher()]
  const ending = await aSession(mine)
  hub.watch({ ...viewer, sessionId: ending }, ended)
  hub.watch(viewer, going)
  await database.execute(endSession, [ending])
  await expect.poll(() => ended.ends, patience).toBe(1)
  expect(going.ends).toBe(0)
  await hub.close()
  expect([ended.ends, going.ends]).toEqual([1, 1])
  expect(hub.watch(viewer, aWatcher())).toBe(undefined)
})

it('tells what a user does to the dashboards of the organization only, in every process', async () => {
  const [hub, otherHub] = [aHub({ pollMs: 3_600_000 }), aHub({ pollMs: 3_600_000 })]
  const [first, second, foreign] = [aWatcher(), aWatcher(), aWatcher()]
  hub.watch(viewer, first)
  otherHub.watch(viewer, second)
  hub.watch({ organizationId: other.organization.id, sessionId: await aSession(other) }, foreign)
  const writing = {
    conversation_id: 'cnv_1',
    user: { id: 'usr_ana', name: 'Ana S\u00e1 {"' },
    state: 'writing',
  } as const
  await expect
    .poll(async () => {
      await database.transaction(async (tx) => hintPresence(tx, mine.organization.id, writing))
      return [first.presences[0], second.presences[0]]
    }, patience)
    .toEqual([writing, writing])
  expect(foreign.presences).toEqual([])
  const bo = { conversation_id: 'cnv_1', user: { id: 'usr_bo', name: 'Bo' }, state: 'viewing' } as const
  const ana = { user: writing.user, state: 'writing' }
  expect(otherHub.enter(mine.organization.id, bo)).toEqual([ana])
  expect(otherHub.enter(other.organization.id, bo)).toEqual([])
})
