/**
 * How long after its time a row may appear: its transaction was open meanwhile, or a clock differs. What appears later, by a minute at
 * most, is found by the next wide read, and everything by a complete one.
 */
const marginSeconds = 2
const wideMargin = '1 minute'
/** Complete reads take at most this share of the time, but are not delayed for longer than this. */
const maxShare = 1 / 100
const maxDelayMs = 600_000

/** How many groups are remembered; with more, everything is read each time. */
const maxKnown = 1_000

/** The columns of a statement that reads waiting groups; see {@link rememberWaiting}. */
export interface RememberedWaiting {
  readonly first?: string | null
  readonly wide?: string | null
  readonly since?: string | null
  readonly known?: string | null
}

type Group = Readonly<Record<string, unknown>>

const since = `statement_timestamp() - interval '${marginSeconds} seconds'`

/** Selects those groups of the CTE `waiting` that are remembered. */
export const lateGroups = (columns: string) =>
  `SELECT ${columns} FROM waiting WHERE due_at < ${since} LIMIT ${maxKnown + 1}`

const first = `least(${since}, (SELECT min(due_at) FROM waiting))`

/**
 * Selects {@link RememberedWaiting} of the CTEs `waiting` and `late`: from when on rows are due, a time before that, from when on those of a
 * group that is not remembered are due, and groups whose first row is due before that.
 */
export const rememberWaiting = `${first}::text AS first, (${first} - interval '${wideMargin}')::text AS wide, (${since})::text AS since,
  (SELECT CASE WHEN count(*) <= ${maxKnown} THEN coalesce(json_agg(late), '[]') END FROM late)::text AS known`

/**
 * Remembers since when rows wait in each group of a queue. Rows that are done leave entries in its index, which PostgreSQL cannot
 * remove while another session holds an old snapshot. A statement that begins after them costs the same as without them.
 */
export class WaitingSince {
  readonly #keys: readonly string[]
  readonly #wideEveryMs: number
  #first = '-infinity'
  #wide = '-infinity'
  #since = '-infinity'
  #dueAt = new Map<string, string>()
  #nextWide = 0
  #nextComplete = 0
  #isForgotten = true

  /** @param keys the columns that identify a group */
  constructor(keys: readonly string[], wideEveryMs = 5_000) {
    this.#keys = keys
    this.#wideEveryMs = wideEveryMs
  }

  /** Reads the groups from the first row that waits on, at times from earlier or from the beginning, and remembers what is found. */
  async read<Row extends RememberedWaiting>(run: (since: string) => Promise<Row[]>): Promise<Row[]> {
    const begin = performance.now()
    const isComplete = this.#isForgotten || begin >= this.#nextComplete
    const isWide = isComplete || begin >= this.#nextWide
    this.#isForgotten = false
    // From a later time on, the index would be read entry by entry in a group with a backlog.
    const from = isComplete ? '-infinity' : isWide ? this.#wide : this.#first
    const rows = await run(from).catch((error) => {
      this.forget()
      throw error
    })
    const { first, wide, since, known } = rows[0] ?? {}
    this.#first = first ?? '-infinity'
    this.#wide = wide ?? '-infinity'
    this.#since = known ? (since ?? '-infinity') : '-infinity'
    const groups = JSON.parse(known ?? '[]') as readonly (Group & { readonly due_at: string })[]
    this.#dueAt = new Map(groups.map((group) => [this.#nameOf(group), group.due_at]))
    const end = performance.now()
    if (isWide) this.#nextWide = end + this.#wideEveryMs
    if (isComplete)
      this.#nextComplete = end + Math.max(this.#wideEveryMs, Math.min((end - begin) / maxShare, maxDelayMs))
    return rows
  }

  /** Reads everything the next time: rows may have appeared that have waited before. */
  forget(): void {
    this.#isForgotten = true
  }

  /** The time before which no row of a group waits. */
  sinceOf(group: Group): string {
    return this.#dueAt.get(this.#nameOf(group)) ?? this.#since
  }

  #nameOf(group: Group): string {
    return this.#keys.map((key) => String(group[key])).join(' ')
  }
}
