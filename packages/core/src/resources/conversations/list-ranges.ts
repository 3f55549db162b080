import type { ListConversationsInput } from '@channel/contract/types'
import type { FilterOf, ListParts } from '../../mechanisms/pagination/index.ts'
import { type ListOrder, type ListSource, labelLookupSource, labelSource, plainSource } from './list-source.ts'

/**
 * The filters of the list, without the one that decides its order. `snooze` is what is snoozed or came back, which an index has; `awake` is
 * all that is not snoozed.
 */
export type Filter =
  | Exclude<FilterOf<ListConversationsInput['query']>, 'updated_since' | 'snoozed' | 'snooze_ended'>
  | 'snooze'
  | 'awake'

/** The position of conversations without messages, in a cursor and in SQL: earlier than every real timestamp. */
export const noMessage = '-infinity'

/** The part of the list that a statement reads. */
export interface ListRange {
  readonly order: ListOrder
  /** The placeholder of `updated_since`. */
  readonly since?: string | undefined
  readonly parts: ListParts<Filter>
}

function sourceFor({ given }: ListParts<Filter>): ListSource {
  if (!given.has('label_id')) return plainSource
  return given.has('contact_id') || given.has('assigned_to') ? labelLookupSource : labelSource
}

/** ` AND …` for all filters. */
export function conditionsOf(source: ListSource, { parts: { conditions, params }, since }: ListRange): string {
  const status = params.status === undefined ? '' : ` AND ${source.status} = ${params.status}`
  const updated = since === undefined ? '' : ` AND ${source.timestamp.updated_at} >= ${since}`
  const kind = ` AND conversation.group_id IS ${params.kind === undefined ? '' : 'NOT '}NULL`
  return `${conditions}${kind}${status}${updated}`
}

/**
 * SQL of the first conversations of a range: of each part that an index has in order, up to `limit`. The caller sorts and limits
 * them again.
 */
export function stretchOf(range: ListRange, limit = '$3', condition = ''): string {
  const source = sourceFor(range.parts)
  const { from, base, timestamp, id } = source
  const conditions = `${conditionsOf(source, range)}${condition}`
  const nulls = range.order === 'last_message_at' ? ' NULLS LAST' : ''
  const hour = hourOf(source, range)
  const stretches = groupsOf(source, range).flatMap((group) =>
    positionsOf(source, range).map((position) => {
      const stretch = `(
        SELECT conversation.* FROM ${from} WHERE ${base}${conditions}${group}${position}${hour?.condition ?? ''}
        ORDER BY ${timestamp[range.order]} DESC${nulls}, ${id} DESC LIMIT ${limit}
      )`
      return hour === undefined
        ? stretch
        : `(SELECT stretch.* FROM ${hour.hours} CROSS JOIN LATERAL ${stretch} AS stretch)`
    }),
  )
  return stretches.join(' UNION ALL ')
}

const inHours = (time: string) => `date_bin('1 hour', ${time}, timestamptz '2000-01-01 00:00:00+00')`

/**
 * An open window has no order in the list, and a campaign may put any number of other conversations before it. So the index of windows
 * has the hour of the last inbound message before the order, and each of the last 24 hours is read on its own.
 */
function hourOf(source: ListSource, { order, parts: { given, params } }: ListRange) {
  const others = ['contact_id', 'assigned_to', 'unread', 'kind'] as const
  if (params.window === undefined || source !== plainSource || order !== 'last_message_at') return undefined
  if (others.some((filter) => given.has(filter))) return undefined
  const first = inHours(`${params.window}::timestamptz`)
  return {
    hours: `generate_series(${first}, ${first} + interval '25 hours', interval '1 hour') AS hour`,
    condition: ` AND ${inHours('conversation.last_inbound_at')} = hour`,
  }
}

const statuses = ['open', 'pending', 'resolved']

/**
 * The index of windows has each status in order, but not all together. That of unread conversations also has the read ones, each status on
 * its own; it lists the conversations of a status too.
 */
function groupsOf(source: ListSource, range: ListRange): string[] {
  const { given } = range.parts
  const ofStatuses = given.has('status') ? [''] : statuses.map((status) => ` AND ${source.status} = '${status}'`)
  if (hourOf(source, range) !== undefined) return ofStatuses
  if (source !== plainSource || given.has('assigned_to') || given.has('contact_id')) return ['']
  if (given.has('unread')) return ofStatuses
  const hasOtherIndex = given.has('kind') || given.has('snooze')
  if (!given.has('status') || hasOtherIndex) return ['']
  return [true, false].map((unread) => ` AND (conversation.unread_count > 0) = ${unread}`)
}

/**
 * One comparison cannot express a position among NULLs, and an OR would scan. So each condition reads its own range of the index.
 * After a position with a timestamp, all conversations without messages follow: their ids are below `cnv~`.
 */
function positionsOf(source: ListSource, { order, parts: { after, position } }: ListRange): string[] {
  if (position === undefined) return ['']
  const timestamp = source.timestamp[order]
  const later = ` AND (${timestamp}, ${source.id}) < ${after}`
  if (order === 'updated_at') return [later]
  const { created_at, id } = position
  const withoutMessage = `${source.id} < CASE WHEN ${created_at} = '${noMessage}' THEN ${id} ELSE 'cnv~' END`
  return [later, ` AND ${timestamp} IS NULL AND ${withoutMessage}`]
}
