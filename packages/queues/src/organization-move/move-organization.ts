import { setTimeout as delay } from 'node:timers/promises'
import { waitUntilForgotten } from '@channel/core/api-keys'
import { OperatorError } from '@channel/core/mechanisms/errors'
import {
  broadcastsChannel,
  contactImportsChannel,
  deliveriesChannel,
  inboxChannels,
  liveChannel,
  mediaChannel,
  readReceiptsChannel,
  sendsChannel,
} from '@channel/core/mechanisms/outbox'
import { type Database, hasSqlState } from '@channel/db'
import { addPartitions } from './add-partitions.ts'
import { alignHistory } from './align-history.ts'
import { compareTables } from './compare-tables.ts'
import { copyChanges } from './copy-changes.ts'
import { copyTables } from './copy-rows.ts'
import { drain, maxDrainMs } from './drain.ts'
import { addGuards, dropGuards } from './guards.ts'
import { inMove, type MoveContext } from './in-move.ts'
import type { Moving } from './moving.ts'
import { beginMove, enterPhase, findBegun, type Phase } from './phases.ts'
import { removeRows } from './remove-rows.ts'
import { FenceEnded, switchCell } from './switch-cell.ts'

/** A move that is complete. */
export interface MovedOrganization {
  readonly organization_id: string
  readonly from: string
  readonly to: string
  /** Number of moved rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** How long its changes were refused, in milliseconds; null if an earlier run did that. */
  readonly stopped_ms: number | null
}

/** No request is refused for longer, whatever happens to the move. */
const maxFenceMs = 2_500
/** What is copied between draining and the fence. */
const drainMarginMs = 10_000
/** Few enough to copy them while changes are refused. */
const fewChanges = 200
const maxCatchUps = 20
const maxAttempts = 10
/** Together they take longer than any transaction may. */
const maxLocks = 120
/** After a fence, every request gets through before the next one. */
const attemptPauseMs = 3_000
const lockPauseMs = 500
/** Requests that began before the switch may still read what is left. */
const settleMs = 10_000

/**
 * Moves an organization to another cell of the database, while it is used. Its changes are refused for a moment. What a run that was killed
 * has done is continued.
 *
 * @throws OperatorError if it cannot be moved
 */
export function moveOrganization(context: MoveContext, id: string, to: string): Promise<MovedOrganization> {
  const { onStep = () => undefined } = context
  return inMove(context, id, to, async (moving, { from, databases }) => {
    const begun = await findBegun(moving.session, moving.source, id)
    let stopped: number | null = null
    if (begun === undefined || isBeforeSwitch(begun.phase)) {
      await beginMove(moving, { from, to })
      await prepare(moving, onStep)
      stopped = await attempt(context, moving, { from, to, databases })
    }
    await wake(databases, id)
    await takeWaitingWebhooks(moving)
    if (begun?.phase !== 'removing') await delay(context.settleMs ?? settleMs)
    await onStep('removing')
    await enter(moving, 'removing')
    const rows = await removeRows(moving, moving.source)
    await end(moving)
    return { organization_id: id, from, to, rows, stopped_ms: stopped }
  })
}

/** Ends a move before its switch: removes what was copied. */
export function abortMove(context: MoveContext, id: string, to: string): Promise<Readonly<Record<string, number>>> {
  return inMove(context, id, to, async (moving) => {
    const begun = await findBegun(moving.session, moving.source, id)
    if (begun === undefined) throw new OperatorError(`Organization ${id} is not being moved.`)
    if (!isBeforeSwitch(begun.phase))
      throw new OperatorError(
        `Organization ${id} is in the cell ${begun.otherCell} already: run the move again to end it.`,
      )
    await enter(moving, 'copying')
    const removed = await removeRows(moving, moving.target)
    await end(moving)
    return removed
  })
}

function isBeforeSwitch(phase: Phase): boolean {
  return phase !== 'moved' && phase !== 'removing'
}

async function prepare(moving: Moving, onStep: OnStep): Promise<void> {
  await enter(moving, 'copying')
  await onStep('guarding')
  await addGuards(moving)
  await addPartitions(moving)
  await alignHistory(moving)
  await onStep('copying')
  await copyTables(moving)
  await catchUp(moving)
  await onStep('comparing')
  await compareTables(moving)
}

/** Until so few changes are left that they take no time, or more are made than can be copied. */
async function catchUp(moving: Moving): Promise<void> {
  for (let round = 0; round < maxCatchUps && (await copyChanges(moving)) > fewChanges; ) round++
}

type OnStep = NonNullable<MoveContext['onStep']>

const tooBusy =
  'Its transactions take too long to stop it for a moment. It works as before: run the command again when it is less busy.'

interface Cells {
  readonly from: string
  readonly to: string
  readonly databases: { readonly source: Database; readonly target: Database }
}

/** @returns how long changes were refused */
async function attempt(context: MoveContext, moving: Moving, cells: Cells): Promise<number> {
  const { onStep = () => undefined, drainMs = maxDrainMs, fenceMs = maxFenceMs } = context
  for (let number = 1; ; number++) {
    await enter(moving, 'draining', drainMs + drainMarginMs)
    await onStep('draining')
    await drain(moving, drainMs)
    await catchUp(moving)
    const beganMs = performance.now()
    const generation = await stopAndSwitch(moving, cells, { onStep, fenceMs }).catch(async (error: unknown) => {
      await enter(moving, 'copying')
      if (!mayTryAgain(error)) throw error
      if (number === maxAttempts) throw new OperatorError(tooBusy, { cause: error })
    })
    if (generation !== undefined) {
      await onStep('switched')
      await waitUntilForgotten(cells.databases.source, generation)
      return Math.round(performance.now() - beganMs)
    }
    await delay(attemptPauseMs)
  }
}

async function stopAndSwitch(
  moving: Moving,
  { from, to }: Cells,
  { onStep, fenceMs }: { readonly onStep: OnStep; readonly fenceMs: number },
): Promise<number> {
  await enter(moving, 'fenced', fenceMs)
  const endsAtMs = performance.now() + fenceMs
  await onStep('stopped')
  await copyChanges(moving)
  return switchCell(moving, { from, to, endsAtMs })
}

/** A lock was not free, or a statement took too long. */
function mayTryAgain(error: unknown): boolean {
  return error instanceof FenceEnded || ['55P03', '57014', '40P01', '40001'].some((state) => hasSqlState(error, state))
}

/** Waits for a transaction of the organization as long as one may take. */
async function enter(moving: Moving, phase: Phase, lastsMs?: number): Promise<void> {
  for (let number = 1; ; number++) {
    try {
      return await enterPhase(moving, phase, lastsMs)
    } catch (error) {
      if (!hasSqlState(error, '55P03') || number === maxLocks) throw error
      await delay(lockPauseMs)
    }
  }
}

/** Workers of the other cell have something to do, and requests that wait for events ask again. */
async function wake({ source, target }: Cells['databases'], organizationId: string): Promise<void> {
  const channels = [
    ...[sendsChannel, deliveriesChannel, mediaChannel, broadcastsChannel, contactImportsChannel, readReceiptsChannel],
    ...Object.values(inboxChannels),
  ]
  await target.transaction(async (tx) => {
    for (const channel of channels) tx.hint(channel, '')
  })
  await source.transaction(async (tx) => tx.hint(liveChannel, organizationId))
}

/** Webhooks that could not be processed during the fence are processed at once: the inbox hands them to the other cell. */
async function takeWaitingWebhooks({ session, source, target, organizationId }: Moving): Promise<void> {
  await session.ask(
    `UPDATE ${source}.provider_webhooks SET next_attempt_at = clock_timestamp() WHERE id IN (
       SELECT id FROM ${source}.provider_webhooks
       WHERE next_attempt_at > clock_timestamp()
         AND phone_number_id IN (SELECT phone_number_id FROM ${target}.phone_number_routes WHERE organization_id = $1)
       FOR UPDATE SKIP LOCKED)`,
    [organizationId],
  )
}

async function end(moving: Moving): Promise<void> {
  const { session, source, target, organizationId } = moving
  await dropGuards(moving)
  // The cell that it leaves last: its row says that there is something to continue.
  for (const schema of [target, source])
    for (const table of ['organization_move_changes', 'organization_moves'])
      await session.ask(`DELETE FROM ${schema}.${table} WHERE organization_id = $1`, [organizationId])
}
