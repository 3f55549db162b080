import { setTimeout as delay } from 'node:timers/promises'

export interface BatchOptions {
  /** Most items of a batch. */
  readonly most: number
  /** How long the first item of a batch waits for others: a statement for a hundred costs little more than one for one. */
  readonly gatherMs: number
}

/** Whether a statement failed for what it was given, so that another one of the same batch may be all right. */
function isAboutItsData(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}

/**
 * Does the same for many items with one statement, one batch after the other.
 *
 * @param work does it for all of them, and gives a result for each, in their order
 * @returns does it for one, together with others that come at the same time; throws what `work` threw
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, gatherMs }: BatchOptions,
): (item: Item) => Promise<Result> {
  interface Entry {
    readonly item: Item
    readonly resolve: (result: Result) => void
    readonly reject: (error: unknown) => void
  }
  const waiting: Entry[] = []
  let isRunning = false

  async function carryOut(batch: readonly Entry[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && isAboutItsData(error)) {
        for (const entry of batch) await carryOut([entry])
      } else {
        for (const { reject } of batch) reject(error)
      }
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      if (waiting.length < most) await delay(gatherMs)
      await carryOut(waiting.splice(0, most))
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void run()
    })
}
