import { type Queryable, statement } from '@channel/db'

/** Whether the database may be a restored backup. */
export interface RestoreState {
  /** Whether the number of the database was compared with its copy lately. If not, nothing is sent at all. */
  readonly is_confirmed: boolean
  /** Number of organizations for which nothing is sent until an operator decides. */
  readonly held: number
  /** Since when nothing is sent, of these or of all; null if it is, or if it is not known, as in a dump that has just been restored. */
  readonly since: string | null
}

const findStatement = statement(
  'find_restore_state',
  `SELECT may_act_until > clock_timestamp() AS is_confirmed,
     holds.held, coalesce(holds.since,
       CASE WHEN isfinite(may_act_until) AND may_act_until <= clock_timestamp() THEN may_act_until END) AS since
   FROM restore_marker CROSS JOIN LATERAL (
     SELECT count(*)::int AS held, min(held_at) AS since FROM restore_holds WHERE reason <> 'deleted'
   ) AS holds`,
)

/** Finds out whether workers may send. */
export async function findRestoreState(database: Queryable): Promise<RestoreState> {
  const [state] = await database.query(findStatement)
  return state ?? { is_confirmed: false, held: 0, since: null }
}
