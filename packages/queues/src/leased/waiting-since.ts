/**
 * How long after its time a row may appear: its transaction was open meanwhile, or a clock differs. What appears later, by a minute at
 * most, is found by the next wide read, and everything by a complete one.
 */
const margin = '2 seconds'
const wideMargin = '1 minute'
/** Complete reads take at most this share of the time, but are not delayed for longer than this. */
const maxShare = 1 / 100
const maxDelayMs = 600_000

/** How many groups are remembered; with more, everything is read each time. */
const maxKnown = 1_000

/** What is remembered at first. */
const everything = { since: '-infinity', known: '[]' }

/** The columns of a statement that reads waiting groups; see {@link rememberWaiting}. */
export interface RememberedWaiting {
  readonly since?: string | null
  readonly wide?: string | null
  readonly known?: string | null
}

type Group = Readonly<Record<string, unknown>>

const since = `statement_timestamp() - interval '${margin}'`

/** Selects those groups of the CTE `waiting` that are remembered. */
export const lateGroups = (columns: string) =>
  `SELECT ${columns} FROM waiting WHERE due_at < ${since} LIMIT ${maxKnown + 1}`

/**
 * Selects {@link RememberedWaiting} of the CTE `late`: from when on rows of groups that are not known are due, a time before that, and
 * the known groups, whose first row is due before it.
 */
export const rememberWaiting = `(${since})::text AS since, (${since} - interval '${wideMargin}')::text AS wide,
  (SELECT CASE WHEN count(*) <= ${maxKnown} THEN coalesce(json_agg(late), '[]') END FROM late)::text AS known`

/**
 * Remembers since when rows wait in each group of a queue. Rows that are done leave entries in its index, which PostgreSQL cannot
 * remove while another session holds an old snapshot. A statement that begins after them costs the same as without them.
 */
export class WaitingSince {
  readonly #keys: readonly string[]
  readonly #wideEveryMs: number
  #since = everything.since
  #wide = everything.since
  #known = everything.known
  #dueAt = new Map<string, string>()
  #nextWide = 0
  #nextComplete = 0
  #isForgotten = true

  /** @param keys the columns that identify a group */
  constructor(keys: readonly string[], wideEveryMs = 5_000) {
    this.#keys = keys
    this.#wideEveryMs = wideEveryMs
  }

  /** Reads the known groups and the rows since then, at times from earlier or from the beginning on, and remembers what is found. */
  async read<Row extends RememberedWaiting>(
    run: (remembered: readonly [since: string, known: string], isComplete: boolean) => Promise<Row[]>,
  ): Promise<Row[]> {
    const begin = performance.now()
    const isComplete = this.#isForgotten || begin >= this.#nextComplete
    const isWide = isComplete || begin >= this.#nextWide
    this.#isForgotten = false
    const remembered = isComplete
      ? ([everything.since, everything.known] as const)
      : ([isWide ? this.#wide : this.#since, this.#known] as const)
    const rows = await run(remembered, isComplete).catch((error) => {
      this.forget()
      throw error
    })
    const { since, wide, known } = rows[0] ?? {}
    this.#since = (known && since) || everything.since
    this.#wide = (known && wide) || everything.since
    this.#known = known ?? everything.known
    const groups = JSON.parse(this.#known) as readonly (Group & { readonly due_at: string })[]
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
