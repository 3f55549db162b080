import { type Database, type Listener, statement } from '@channel/db'
import { idTimeMs } from '../ids/index.ts'
import { liveChannel, type Presence, parseLiveHint } from '../outbox/index.ts'
import { ChangeWaiters, type Expectation } from './change-waiters.ts'
import { PresenceBoard, type PresentUser } from './presence-board.ts'
import { type Change, eventIdAt, maxChanges, readChanges } from './read-changes.ts'

// Dashboards follow the events of their organization. NOTIFY hints that there are new ones, and polling finds what hints
// have missed. However many dashboards of an organization are open, its events are read once, at most four times per
// second. Ids of events ascend by time, but transactions may commit in another order. So the newest events are read
// again, back to the overlap, and those that were seen before are ignored.

/** The user's session that an open dashboard belongs to. */
export interface LiveViewer {
  readonly organizationId: string
  readonly sessionId: string
  /** The last event that the dashboard knows, if it was connected before. */
  readonly lastEventId?: string | undefined
}

/** Receives what happens in an organization. */
export interface Watcher {
  /** Oldest first. A change may be reported again after a reconnection. */
  onChanges(changes: readonly Change[]): void
  /** A user or a key has changed resources of this group. */
  onWrite(group: string): void
  /** A user has opened a conversation, writes in it, or has left it. It may be the user of this dashboard. */
  onPresence(presence: Presence): void
  /** Changes were missed, or are too many: everything may have changed. */
  onReset(): void
  /** Called once, when the session or the process ends. */
  onEnd(): void
}

/** The open dashboards of a process. */
export interface LiveHub {
  /** Starts watching. Returns a function that ends it, without `onEnd`; undefined if there are too many already. */
  watch(viewer: LiveViewer, watcher: Watcher): (() => void) | undefined
  /** Begins to wait for events of an organization; undefined if too many requests wait already. Hints alone end the wait. */
  expectChange(organizationId: string): Expectation | undefined
  /** Remembers what a user does in a conversation, and returns who else is in it, as far as this process has heard. */
  enter(organizationId: string, presence: Presence): PresentUser[]
  /** Ends everything. */
  close(): Promise<void>
}

export interface LiveHubOptions {
  /** Max open dashboards of a session, for example tabs; 10 by default. */
  readonly maxPerSession?: number
  /** Max open dashboards of the process; 1,000 by default. */
  readonly maxWatchers?: number
  /** Max requests of an organization that wait for events; 50 by default. */
  readonly maxWaitingPerOrganization?: number
  /** Max requests of the process that wait for events; 1,000 by default. */
  readonly maxWaiting?: number
  /** Pause between two reads after hints, in milliseconds; 250 by default. */
  readonly pauseMs?: number
  /** The clock by which ids of events are made; by default the process's. */
  readonly now?: () => Date
  /** Interval of polling and of checking the sessions, in milliseconds; 5,000 by default. */
  readonly pollMs?: number
}

/** Transactions take less time to commit. */
const overlapMs = 35_000
/** A dashboard that was disconnected for longer starts anew. */
const maxResumeMs = 10 * 60_000

// Like findOpenMembership: the organization that is open may be one that the user has left.
const selectLiveSessions = statement(
  'find_live_sessions',
  `SELECT session.id, member.organization_id FROM sign_in_sessions session
   CROSS JOIN LATERAL (
     SELECT organization_id FROM members WHERE sign_in_id = session.user_id
     ORDER BY organization_id = session.active_organization_id DESC NULLS LAST, opened_at DESC LIMIT 1
   ) AS member
   JOIN organizations organization ON organization.id = member.organization_id
   WHERE session.id = ANY ($1::text[]) AND session.expires_at > now()
     AND (session.second_factor OR NOT organization.require_second_factor)`,
)

/** Opens a hub. It connects to the database with the first dashboard. */
export function openLiveHub(database: Database, options: LiveHubOptions = {}): LiveHub {
  return new EventHub(database, options)
}

interface Watching {
  readonly viewer: LiveViewer
  readonly watcher: Watcher
}

interface WatchedOrganization {
  readonly watching: Set<Watching>
  /** What happens from then on is reported by the first read. */
  readonly sinceId: string
  /** The ids of the events that the last read has found; undefined before the first read. */
  seen: ReadonlySet<string> | undefined
}

class EventHub implements LiveHub {
  readonly #database: Database
  readonly #options: Required<LiveHubOptions>
  readonly #organizations = new Map<string, WatchedOrganization>()
  readonly #perSession = new Map<string, number>()
  readonly #due = new Set<string>()
  readonly #waiters: ChangeWaiters
  readonly #presence = new PresenceBoard(() => performance.now())
  #listener: Listener | undefined
  #polling: NodeJS.Timeout | undefined
  #pause: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #checking: Promise<void> | undefined
  #closing: Promise<void> | undefined

  constructor(database: Database, options: LiveHubOptions) {
    this.#database = database
    this.#options = {
      maxPerSession: 10,
      maxWatchers: 1_000,
      maxWaiting: 1_000,
      maxWaitingPerOrganization: 50,
      pauseMs: 250,
      pollMs: 5_000,
      now: () => new Date(),
      ...options,
    }
    const { maxWaiting: max, maxWaitingPerOrganization: maxPerOrganization } = this.#options
    this.#waiters = new ChangeWaiters({ max, maxPerOrganization })
  }

  watch(viewer: LiveViewer, watcher: Watcher): (() => void) | undefined {
    const { organizationId, sessionId } = viewer
    const ofSession = this.#perSession.get(sessionId) ?? 0
    const all = this.#perSession.values().reduce((sum, count) => sum + count, 0)
    if (this.#closing !== undefined || ofSession >= this.#options.maxPerSession || all >= this.#options.maxWatchers)
      return undefined
    this.#start()
    const organization = this.#organizations.get(organizationId) ?? {
      watching: new Set(),
      sinceId: eventIdAt(this.#options.now().getTime() - 1_000),
      seen: undefined,
    }
    this.#organizations.set(organizationId, organization)
    this.#perSession.set(sessionId, ofSession + 1)
    const watching = { viewer, watcher }
    organization.watching.add(watching)
    if (organization.seen === undefined) this.#readSoon(organizationId)
    if (viewer.lastEventId !== undefined) void this.#resume(viewer.lastEventId, watching)
    return () => this.#remove(watching)
  }

  expectChange(organizationId: string): Expectation | undefined {
    if (this.#closing === undefined) this.#start()
    return this.#waiters.expect(organizationId)
  }

  enter(organizationId: string, presence: Presence): PresentUser[] {
    if (this.#closing === undefined) this.#start()
    this.#presence.record(organizationId, presence)
    return this.#presence.othersIn(organizationId, presence.conversation_id, presence.user.id)
  }

  close(): Promise<void> {
    this.#closing ??= this.#endAll()
    return this.#closing
  }

  async #endAll(): Promise<void> {
    clearInterval(this.#polling)
    clearTimeout(this.#pause)
    this.#waiters.close()
    for (const watching of this.#all()) this.#end(watching)
    await Promise.all([this.#listener?.close(), this.#reading, this.#checking])
  }

  #all(): Watching[] {
    return [...this.#organizations.values()].flatMap(({ watching }) => [...watching])
  }

  #start(): void {
    if (this.#polling !== undefined) return
    this.#polling = setInterval(() => this.#poll(), this.#options.pollMs)
    this.#listener = this.#database.listen(liveChannel, (payload) => {
      if (payload === undefined) {
        this.#waiters.wakeAll()
        return this.#poll()
      }
      const { organizationId, group, presence } = parseLiveHint(payload)
      const organization = this.#organizations.get(organizationId)
      if (presence !== undefined) {
        this.#presence.record(organizationId, presence)
        for (const { watcher } of organization?.watching ?? []) watcher.onPresence(presence)
        return
      }
      if (group === undefined) this.#waiters.wake(organizationId)
      if (organization === undefined) return
      if (group === undefined) this.#readSoon(organizationId)
      else for (const { watcher } of organization.watching) watcher.onWrite(group)
    })
  }

  #poll(): void {
    this.#presence.sweep()
    for (const organizationId of this.#organizations.keys()) this.#readSoon(organizationId)
    this.#checking ??= this.#endSessions().finally(() => {
      this.#checking = undefined
    })
  }

  /** Reads at once, or, shortly after another read, a little later. */
  #readSoon(organizationId: string): void {
    this.#due.add(organizationId)
    if (this.#reading !== undefined || this.#pause !== undefined || this.#closing !== undefined) return
    this.#reading = this.#readDue().finally(() => {
      this.#reading = undefined
      if (this.#closing !== undefined) return
      this.#pause = setTimeout(() => {
        this.#pause = undefined
        const [next] = this.#due
        if (next !== undefined) this.#readSoon(next)
      }, this.#options.pauseMs)
    })
  }

  async #readDue(): Promise<void> {
    const organizationIds = [...this.#due].filter((id) => this.#organizations.has(id))
    this.#due.clear()
    if (organizationIds.length === 0) return
    const afterId = eventIdAt(this.#options.now().getTime() - overlapMs)
    try {
      const since = organizationIds.map((organizationId) => ({ organizationId, afterId }))
      for (const [id, changes] of await readChanges(this.#database, since)) this.#report(id, changes)
    } catch {
      // Polling tries again.
    }
  }

  #report(organizationId: string, changes: readonly Change[]): void {
    const organization = this.#organizations.get(organizationId)
    if (organization === undefined) return
    const { seen, sinceId } = organization
    organization.seen = new Set(changes.map(({ id }) => id))
    const unseen = changes.filter(({ id }) => (seen === undefined ? id > sinceId : !seen.has(id)))
    if (unseen.length === 0) return
    for (const { watcher } of organization.watching) {
      if (unseen.length > maxChanges) watcher.onReset()
      else watcher.onChanges(unseen)
    }
  }

  /** Reports what has happened since a dashboard was disconnected, some of it once more. */
  async #resume(lastEventId: string, { viewer, watcher }: Watching): Promise<void> {
    const { organizationId } = viewer
    try {
      const lastMs = idTimeMs(lastEventId)
      if (lastMs < this.#options.now().getTime() - maxResumeMs) return watcher.onReset()
      const changes = await readChanges(this.#database, [{ organizationId, afterId: eventIdAt(lastMs - overlapMs) }])
      const missed = (changes.get(organizationId) ?? []).filter(({ id }) => id !== lastEventId)
      if (missed.length > maxChanges) watcher.onReset()
      else if (missed.length > 0) watcher.onChanges(missed)
    } catch {
      // Not an id of an event, or no database.
      watcher.onReset()
    }
  }

  async #endSessions(): Promise<void> {
    // Not those that begin to watch during the query.
    const watched = this.#all()
    try {
      const sessions = await this.#database.query(selectLiveSessions, [[...this.#perSession.keys()]])
      const live = new Set(sessions.map(({ id, organization_id }) => `${id} ${organization_id}`))
      for (const watching of watched) {
        const { sessionId, organizationId } = watching.viewer
        if (!live.has(`${sessionId} ${organizationId}`)) this.#end(watching)
      }
    } catch {
      // The next check decides.
    }
  }

  #end(watching: Watching): void {
    if (this.#remove(watching)) watching.watcher.onEnd()
  }

  #remove(watching: Watching): boolean {
    const { organizationId, sessionId } = watching.viewer
    const organization = this.#organizations.get(organizationId)
    if (organization?.watching.delete(watching) !== true) return false
    if (organization.watching.size === 0) this.#organizations.delete(organizationId)
    const ofSession = this.#perSession.get(sessionId) ?? 0
    if (ofSession > 1) this.#perSession.set(sessionId, ofSession - 1)
    else this.#perSession.delete(sessionId)
    return true
  }
}
