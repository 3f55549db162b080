import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from '@channel/core/mechanisms/errors'
import { type Database, hasSqlState, mainCell, type Session, schemaOf } from '@channel/db'
import { readMovedTables } from './moved-tables.ts'
import type { Moving } from './moving.ts'
import { findBegun } from './phases.ts'

/** `stopped`: changes of the organization are refused. `switched`: it is in the other cell. */
export type Step = 'guarding' | 'copying' | 'comparing' | 'draining' | 'stopped' | 'switched' | 'removing'

export interface MoveContext {
  /** The main cell, with the role that owns the schema. */
  readonly main: Database
  /** The names of all cells, with `main`. */
  readonly cells: readonly string[]
  /** The database of a cell, by the same role. The caller closes it. */
  readonly open: (cell: string) => Database
  /** Called at the beginning of each step. */
  readonly onStep?: ((step: Step) => void | Promise<void>) | undefined
  /** Called after each batch. @param what what happened to the rows */
  readonly onProgress?: Moving['onProgress'] | undefined
  /** How long what has been claimed is waited for, in milliseconds. */
  readonly drainMs?: number | undefined
  /** How long changes are refused at most, in milliseconds. */
  readonly fenceMs?: number | undefined
  /** How long after the switch the rest is removed, in milliseconds. */
  readonly settleMs?: number | undefined
}

export interface CellsOfMove {
  readonly from: string
  readonly databases: { readonly source: Database; readonly target: Database }
}

/** As long as a batch took: half of the time belongs to the other organizations. */
const pauseFactor = 1

/**
 * Runs the steps of a move.
 *
 * @throws OperatorError for an unknown organization or cell, or while another command moves it
 */
export function inMove<Result>(
  { main, cells, open, onProgress = () => undefined }: MoveContext,
  organizationId: string,
  to: string,
  work: (moving: Moving, cells: CellsOfMove) => Promise<Result>,
): Promise<Result> {
  return main.session(async (session) => {
    await useCopies(session)
    const mainSchema = await readMainSchema(session)
    const schema = (cell: string) => schemaOf(cell) ?? mainSchema
    if (!cells.includes(to)) throw new OperatorError(`There is no cell ${to}.`)
    await lockMove(session, organizationId)
    const from = await findCell(session, cells, schema, organizationId)
    if (from === to) throw new OperatorError(`Organization ${organizationId} is in the cell ${to} already.`)
    const [source, target] = [schema(from), schema(to)]
    const begun = await findBegun(session, source, organizationId)
    if (begun !== undefined && begun.otherCell !== to)
      throw new OperatorError(`Organization ${organizationId} is being moved to the cell ${begun.otherCell}.`)
    const tables = await readMovedTables(session, source)
    const others = await readMovedTables(session, target)
    if (JSON.stringify(tables) !== JSON.stringify(others))
      throw new OperatorError(`The cells ${from} and ${to} have different tables: apply the migrations.`)
    const databases = { source: from === mainCell ? main : open(from), target: to === mainCell ? main : open(to) }
    const pause = (startedMs: number) => delay((performance.now() - startedMs) * pauseFactor)
    return work({ session, organizationId, source, target, tables, onProgress, pause }, { from, databases })
  })
}

/** Copies must equal their originals, so nothing may act on them: no trigger, no foreign key. */
async function useCopies(session: Session): Promise<void> {
  await session
    .run("SET session_replication_role = replica; SET idle_in_transaction_session_timeout = '1min'")
    .catch((error: unknown) => {
      if (!hasSqlState(error, '42501')) throw error
      throw new OperatorError(
        'The role that owns the schema may not move organizations. As a superuser, run: GRANT SET ON PARAMETER session_replication_role TO the role.',
      )
    })
}

async function readMainSchema(session: Session): Promise<string> {
  const [row] = await session.ask<{ schema: string }>('SELECT quote_ident(current_schema()) AS schema')
  return row!.schema
}

async function lockMove(session: Session, organizationId: string): Promise<void> {
  const [row] = await session.ask<{ locked: boolean }>(
    `SELECT pg_try_advisory_lock(hashtextextended('organization_move.' || $1::text, 0)) AS locked`,
    [organizationId],
  )
  if (!row!.locked) throw new OperatorError(`Another command is moving organization ${organizationId}.`)
}

/** The cell that the organization is in, or that its move leaves. */
async function findCell(
  session: Session,
  cells: readonly string[],
  schema: (cell: string) => string,
  organizationId: string,
): Promise<string> {
  const found: string[] = []
  for (const cell of cells) {
    if ((await findBegun(session, schema(cell), organizationId)) !== undefined) return cell
    const [row] = await session.ask<{ state: string }>(
      `SELECT CASE WHEN EXISTS (SELECT FROM ${schema(cell)}.organization_deletions WHERE organization_id = $1) THEN 'deleted' ELSE state END AS state
       FROM ${schema(cell)}.organizations WHERE id = $1`,
      [organizationId],
    )
    if (row?.state === 'deleted') throw new OperatorError(`Organization ${organizationId} is being deleted.`)
    if (row !== undefined) found.push(cell)
  }
  const [cell] = found
  if (cell === undefined) throw new OperatorError(`There is no organization ${organizationId}.`)
  return cell
}
