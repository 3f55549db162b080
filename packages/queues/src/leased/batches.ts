import { setTimeout as delay } from 'node:timers/promises'
import { outsideSpans } from '@channel/traces'

export interface BatchOptions<Item> {
  /** Max items of a batch. */
  readonly max: number
  /**
   * How long an incomplete batch waits for more items, in milliseconds. A statement for a hundred items costs little
   * more than one for a single item.
   */
  readonly gatherMs: number
  /** A second batch runs in parallel while at least this many items wait: one works while the other commits. */
  readonly parallelFrom?: number
  /** If given, a batch has items of each organization in turn: so one waits for no hundreds of another. */
  readonly organizationOf?: (item: Item) => string
}

/** Whether a statement failed because of its data: constraint violations and data exceptions. */
export function isDataError(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}

/**
 * Gathers items into batches.
 *
 * @param work handles a batch; never rejects
 * @returns adds an item
 */
export function gather<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  { max, gatherMs, parallelFrom = Number.POSITIVE_INFINITY, organizationOf }: BatchOptions<Item>,
): (item: Item) => void {
  const waiting: Item[] = []
  let running = 0

  async function run(): Promise<void> {
    running += 1
    while (waiting.length > 0) {
      if (waiting.length < max) await delay(gatherMs)
      if (organizationOf !== undefined && waiting.length > max) takeTurns(waiting, organizationOf)
      const batch = waiting.splice(0, max)
      // The parallel batch may have taken them all.
      if (batch.length > 0) await work(batch)
    }
    running -= 1
  }

  return (item) => {
    waiting.push(item)
    if (running === 0 || (running === 1 && waiting.length >= parallelFrom)) void outsideSpans(run)
  }
}

/** Orders the items by their positions within their organizations. */
function takeTurns<Item>(items: Item[], organizationOf: (item: Item) => string): void {
  const counts = new Map<string, number>()
  const turns = items.map((item) => {
    const organizationId = organizationOf(item)
    const turn = counts.get(organizationId) ?? 0
    counts.set(organizationId, turn + 1)
    return { item, turn }
  })
  const inTurn = turns.sort((a, b) => a.turn - b.turn).map(({ item }) => item)
  items.splice(0, items.length, ...inTurn)
}

/**
 * Processes many items with one statement per batch. If the data of one item is rejected, the items of its batch are
 * processed one by one.
 *
 * @param work processes all items; resolves to their results, in order
 * @returns processes one item, in a batch with others that arrive at the same time; throws the errors of `work`
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { organizationOf, ...options }: BatchOptions<Item>,
): (item: Item) => Promise<Result> {
  interface Entry {
    readonly item: Item
    readonly resolve: (result: Result) => void
    readonly reject: (error: unknown) => void
  }

  async function runBatch(batch: readonly Entry[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && isDataError(error)) {
        for (const entry of batch) await runBatch([entry])
      } else {
        for (const { reject } of batch) reject(error)
      }
    }
  }

  const add = gather(runBatch, {
    ...options,
    ...(organizationOf !== undefined && { organizationOf: ({ item }: Entry) => organizationOf(item) }),
  })
  return (item) => new Promise((resolve, reject) => add({ item, resolve, reject }))
}
