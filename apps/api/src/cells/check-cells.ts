import { openReadinessCheck, type ReadinessCheck } from '@channel/core/mechanisms/readiness'
import type { Database } from '@channel/db'

/** How long a cell counts as usable after a check, so that its connections need not stay open. */
const validMs = 60_000

/** Checks cells besides main, each over a pool of its own that is mostly closed. */
export interface CellChecks {
  /** Names the cells that cannot be used, each with the reason. */
  problems(names: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

interface Checked {
  readonly database: Database
  readonly check: ReadinessCheck
  usableUntilMs: number
}

/** @param open opens a small pool of a cell */
export function checkCells(open: (name: string) => Database): CellChecks {
  const checks = new Map<string, Promise<Checked>>()

  async function begin(name: string): Promise<Checked> {
    const database = open(name)
    return { database, check: await openReadinessCheck(database), usableUntilMs: 0 }
  }

  async function problemOf(name: string): Promise<string | undefined> {
    const opening = checks.get(name) ?? begin(name)
    checks.set(name, opening)
    const checked = await opening
    if (performance.now() < checked.usableUntilMs) return undefined
    const [failure] = await checked.check()
    if (failure !== undefined) return `the cell ${name} cannot be used: ${failure.detail ?? failure.code}`
    checked.usableUntilMs = performance.now() + validMs
    return undefined
  }

  return {
    async problems(names) {
      return (await Promise.all(names.map(problemOf))).filter((problem) => problem !== undefined)
    },
    async close() {
      await Promise.all([...checks.values()].map(async (checked) => (await checked).database.close()))
    },
  }
}
