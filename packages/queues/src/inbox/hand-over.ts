import { type CellRoute, DatabaseUnavailable, findRoutes, mainCell, schemaOf, statement } from '@channel/db'
import { selectFromWebhook } from '@channel/provider'
import type { InboxOptions } from './inbox-options.ts'
import { type PendingUpdate, type Report, reportedIndex, type UpdateOutcome } from './pending-update.ts'
import type { ParsedWebhook } from './settle-webhooks.ts'
import { numberOf } from './to-inbound.ts'

// What another cell has to apply is copied into its inbox by the transaction that records it as handed over here. Main finds the cell in
// the directory. Another cell gives main everything that it does not know.

const findAccounts = statement(
  'find_business_accounts_of_reports',
  'SELECT DISTINCT waba_id FROM channel_accounts WHERE waba_id = ANY ($1)',
)
const readSchema = statement('read_schema_of_main', 'SELECT quote_ident(current_schema()) AS schema')
const recordHandedOver = statement(
  'record_updates_handed_over',
  'INSERT INTO provider_webhook_updates (webhook_id, update_index) SELECT $1, unnest($2::int[])',
)

/** A statement for each cell, whose schema is part of the text. */
const copyTo = (cell: string, schema: string) =>
  statement(
    `hand_over_webhooks_to_${cell}`,
    `WITH copied AS (
       INSERT INTO ${schema}.provider_webhooks (body, phone_number_id, is_history, received_at, traceparent)
       SELECT $2, $3, is_history, received_at, traceparent FROM provider_webhooks WHERE id = $1 RETURNING id
     )
     INSERT INTO ${schema}.provider_webhook_updates (webhook_id, update_index) SELECT id, unnest($4::int[]) FROM copied`,
  )

/** What is done in other cells. */
interface HandedOver {
  readonly outcomes: ReadonlyMap<PendingUpdate, UpdateOutcome>
  /** Numbers whose organization was deleted in another cell. */
  readonly released: ReadonlySet<string>
}

/** What a cell knows of that which was asked. */
interface Target {
  readonly cell: string
  readonly numbers: ReadonlySet<string>
  readonly accounts: ReadonlySet<string>
}

type Options = Pick<InboxOptions, 'database' | 'cells'>

/**
 * Hands over what other cells have to apply, each update once.
 *
 * @param isHere whether a number is connected in this cell
 * @throws DatabaseUnavailable
 */
export async function handOver(
  options: Options,
  webhooks: readonly ParsedWebhook[],
  isHere: (phoneNumberId: string) => boolean,
): Promise<HandedOver> {
  const outcomes = new Map<PendingUpdate, UpdateOutcome>()
  const hasOthers = (options.cells?.names() ?? []).length > 0
  const numbers = new Set(hasOthers ? webhooks.flatMap(({ updates }) => updates.flatMap(numberIn)) : [])
  const away = [...numbers].filter((number) => !isHere(number))
  const accounts = [...new Set(hasOthers ? webhooks.flatMap(({ reports }) => reports.map(accountOf)) : [])]
  if (away.length === 0 && accounts.length === 0) return { outcomes, released: new Set() }
  const { targets, released } = await findTargets(options, away, accounts)
  for (const each of webhooks) {
    try {
      for (const update of await handOverOne(options, each, targets)) outcomes.set(update, { kind: 'done' })
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      const failure = `It cannot be handed over to another cell: ${(error as Error).message}`
      for (const update of each.updates) outcomes.set(update, { kind: 'retry', failure })
    }
  }
  return { outcomes, released }
}

async function findTargets(
  { database }: Options,
  numbers: readonly string[],
  accounts: readonly string[],
): Promise<{ targets: readonly Target[]; released: ReadonlySet<string> }> {
  if (database.cell !== mainCell) {
    const known = new Set((await database.query(findAccounts, [accounts])).map(({ waba_id }) => waba_id))
    const unknown = new Set(accounts.filter((wabaId) => !known.has(wabaId)))
    return { targets: [{ cell: mainCell, numbers: new Set(numbers), accounts: unknown }], released: new Set() }
  }
  const routes = await findRoutes(
    database,
    ...numbers.flatMap((key) => [['phone_number', key] as const, ['released_number', key] as const]),
    ...accounts.map((key) => ['business_account', key] as const),
  )
  const keysOf = (kind: CellRoute['kind'], own: readonly CellRoute[]) =>
    new Set(own.filter((route) => route.kind === kind).map(({ key }) => key))
  const targets = [...Map.groupBy(routes, ({ cell }) => cell)].map(([cell, own]) => ({
    cell,
    numbers: keysOf('phone_number', own),
    accounts: keysOf('business_account', own),
  }))
  return { targets, released: keysOf('released_number', routes).difference(keysOf('phone_number', routes)) }
}

/** @returns the updates that are done with it */
async function handOverOne(
  { database, cells }: Options,
  { webhook, updates, reports }: ParsedWebhook,
  targets: readonly Target[],
): Promise<readonly PendingUpdate[]> {
  const isOf = (numbers: ReadonlySet<string>) => (update: PendingUpdate) =>
    numberIn(update).some((number) => numbers.has(number))
  const away = updates.filter((update) => targets.some(({ numbers }) => isOf(numbers)(update)))
  const pending = new Set([...away, ...reports].map(({ index }) => index))
  const reported = new Set(reports.map(accountOf))
  const copies = targets.flatMap(({ cell, numbers, accounts }) => {
    const first = away.find(isOf(numbers))
    const own = accounts.intersection(reported)
    if (first === undefined && own.size === 0) return []
    const selected = selectFromWebhook(webhook.body, ({ phoneNumberId, wabaId }) =>
      phoneNumberId === null ? own.has(wabaId) : numbers.has(phoneNumberId),
    )
    if (selected === undefined) throw new Error('its content is nested too deep.')
    const done = selected.indexes.flatMap((index, place) => (pending.has(index) ? [] : [place]))
    return [{ cell, values: [webhook.id, selected.body, first === undefined ? '' : numberOf(first.update), done] }]
  })
  if (copies.length === 0) return []
  const [main] = (await cells?.main.query(readSchema)) ?? []
  await database.transaction(async (tx) => {
    for (const { cell, values } of copies) tx.enqueue(copyTo(cell, schemaOf(cell) ?? main?.schema ?? 'public'), values)
    const indexes = [...away.map(({ index }) => index), ...reports.map(({ index }) => reportedIndex(index))]
    await tx.execute(recordHandedOver, [webhook.id, indexes])
  })
  return away
}

function numberIn({ update }: PendingUpdate): string[] {
  const number = numberOf(update)
  return number === null ? [] : [number]
}

const accountOf = ({ wabaId }: Report) => wabaId
