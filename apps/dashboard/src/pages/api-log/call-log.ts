import { createStore, type Store } from '../../create-store.ts'
import type { ListPage } from '../../use-list.ts'
import type { LoggedCall } from './log-data.ts'

/** The number of calls that are kept: under load, older ones make room for new ones. */
export const maxCalls = 10_000
/** With more of them in a minute, only the newest are looked for. */
const maxLooked = 500
/** Calls are logged up to a second after they have ended. */
const overlapMs = 2_000
/** Calls that took long are logged late too. They are looked for while there are few. */
const longOverlapMs = 60_000

/** Loads calls that the filters select, newest first. */
export interface CallSource {
  page(cursor: string | undefined): Promise<ListPage<LoggedCall>>
  /** At most `max` calls since a date-time. */
  since(time: string, max: number): Promise<readonly LoggedCall[]>
}

export interface CallLogState {
  /** Newest first. */
  readonly rows: readonly LoggedCall[]
  /** Newer calls, which are not shown while the list is held. */
  readonly waiting: readonly LoggedCall[]
  readonly isPending: boolean
  readonly error: unknown
  /** The cursor of older calls; null if there are none, or no more fit. */
  readonly olderCursor: string | null
  readonly isLoadingOlder: boolean
}

/** The part of the log that a page shows. */
export interface CallLog {
  state(): CallLogState
  readonly subscribe: Store<CallLogState>['subscribe']
  /** Loads the newest calls, or those since the newest one. Errors are in the state. */
  update(): Promise<void>
  loadOlder(): Promise<void>
  /** While the list is held, new calls wait, so that what is being read stays in its place. */
  hold(isHeld: boolean): void
}

/** Opens the log. It is empty until it is updated. */
export function openCallLog(source: CallSource): CallLog {
  let isHeld = false
  /** Whether calls are missing between `waiting` and `rows`. */
  let isApart = false
  let updates = 0
  const store = createStore<CallLogState>({
    rows: [],
    waiting: [],
    isPending: true,
    error: null,
    olderCursor: null,
    isLoadingOlder: false,
  })
  const change = (changed: Partial<CallLogState>) => store.set({ ...store.get(), ...changed })

  async function loadFirst() {
    const { data, next_cursor } = await source.page(undefined)
    change({ rows: data, olderCursor: next_cursor, isPending: false, error: null })
  }

  async function loadNew() {
    const { rows, waiting } = store.get()
    const newest = waiting[0] ?? rows[0]
    if (newest === undefined) return loadFirst()
    const isBusy = sinceOf(newest, longOverlapMs) < (rows[maxLooked]?.created_at ?? '')
    const since = sinceOf(newest, updates++ % 10 === 0 && !isBusy ? longOverlapMs : overlapMs)
    const found = await source.since(since, maxCalls)
    add(found, found.length === maxCalls)
  }

  /** @param isGap whether there are further calls between these and the known ones */
  function add(found: readonly LoggedCall[], isGap: boolean) {
    const { rows, waiting } = store.get()
    if (!isHeld) return show(isGap ? found : mergeCalls(rows, found), isGap)
    const shown = new Set(rows.map(({ request_id }) => request_id))
    const unseen = found.filter(({ request_id }) => !shown.has(request_id))
    const all = isGap ? unseen : mergeCalls(waiting, unseen)
    isApart ||= isGap || all.length === maxCalls
    if (all !== waiting || store.get().error !== null) change({ waiting: all, error: null })
  }

  function show(rows: readonly LoggedCall[], isGap: boolean) {
    const olderCursor = isGap || rows.length === maxCalls ? null : store.get().olderCursor
    isApart = false
    if (rows !== store.get().rows || store.get().error !== null) change({ rows, waiting: [], olderCursor, error: null })
  }

  return {
    state: store.get,
    subscribe: store.subscribe,
    async update() {
      try {
        await (store.get().isPending ? loadFirst() : loadNew())
      } catch (error) {
        change({ error })
      }
    },
    async loadOlder() {
      const { olderCursor: cursor, isLoadingOlder } = store.get()
      if (cursor === null || isLoadingOlder) return
      change({ isLoadingOlder: true })
      try {
        const page = await source.page(cursor)
        const rows = mergeCalls(store.get().rows, page.data)
        const olderCursor = rows.length === maxCalls ? null : page.next_cursor
        change({ rows, olderCursor, isLoadingOlder: false, error: null })
      } catch (error) {
        change({ error, isLoadingOlder: false })
      }
    },
    hold(isNowHeld) {
      isHeld = isNowHeld
      const { rows, waiting } = store.get()
      if (!isHeld && waiting.length > 0) show(isApart ? waiting : mergeCalls(rows, waiting), isApart)
    },
  }
}

/** The calls of both lists, newest first, each once, at most {@link maxCalls}; the first list if nothing is new. */
function mergeCalls(known: readonly LoggedCall[], found: readonly LoggedCall[]): readonly LoggedCall[] {
  // New calls are compared with the newest known ones only: the list is long, and they arrive every second.
  const oldest = found.reduce<string | undefined>(
    (least, { created_at }) => (least === undefined || created_at < least ? created_at : least),
    undefined,
  )
  if (oldest === undefined) return known
  const older = known.findIndex(({ created_at }) => created_at < oldest)
  const near = older < 0 ? known : known.slice(0, older)
  const ids = new Set(near.map(({ request_id }) => request_id))
  const added = found.filter(({ request_id }) => !ids.has(request_id))
  if (added.length === 0) return known
  const merged = [...added, ...near].sort(newestFirst)
  return (near === known ? merged : [...merged, ...known.slice(older)]).slice(0, maxCalls)
}

function newestFirst(one: LoggedCall, other: LoggedCall): number {
  return compare(other.created_at, one.created_at) || compare(other.request_id, one.request_id)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function sinceOf({ created_at }: LoggedCall, beforeMs: number): string {
  return new Date(Date.parse(created_at) - beforeMs).toISOString()
}
