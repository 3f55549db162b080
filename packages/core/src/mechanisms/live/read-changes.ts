import { type Queryable, statement } from '@channel/db'
import { encodeTime } from 'ulid'
import { idPrefixes } from '../ids/index.ts'

/** Something has changed: what to read again. */
export interface Change {
  /** The id of its event. */
  readonly id: string
  readonly type: string
  /** The id of the resource. */
  readonly object_id: string | null
  readonly phone_number_id: string | null
}

/** More changes than this at once are not reported one by one. */
export const maxChanges = 200

const selectChanges = statement(
  'read_changes',
  `SELECT event.organization_id, event.id, event.type, event.phone_number_id, event.object_id
   FROM unnest($1::text[], $2::text[]) AS viewed (organization_id, after_id)
   CROSS JOIN LATERAL (
     SELECT * FROM events WHERE organization_id = viewed.organization_id AND id > viewed.after_id
     ORDER BY id DESC LIMIT ${maxChanges + 1}
   ) event`,
)

/** An organization, and the id after which its events are read. */
export interface Since {
  readonly organizationId: string
  readonly afterId: string
}

/** Reads the newest events of organizations, oldest first, at most one more than {@link maxChanges} of each. */
export async function readChanges(database: Queryable, since: readonly Since[]): Promise<Map<string, Change[]>> {
  const rows = await database.query(selectChanges, [
    since.map(({ organizationId }) => organizationId),
    since.map(({ afterId }) => afterId),
  ])
  const changes = new Map(since.map(({ organizationId }) => [organizationId, [] as Change[]]))
  for (const { organization_id, ...change } of rows.toReversed()) changes.get(organization_id)?.push(change)
  return changes
}

/** An id that sorts before those of all events since a time. */
export function eventIdAt(ms: number): string {
  return `${idPrefixes.event}_${encodeTime(Math.max(0, ms))}`
}
