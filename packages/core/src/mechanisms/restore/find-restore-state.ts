import { type Queryable, statement } from '@channel/db'

/** Whether the database may be a restored backup. */
export interface RestoreState {
  /** Whether the number of the database was compared with its copy lately. If not, nothing is sent at all. */
  readonly is_confirmed: boolean
  /** Number of organizations for which nothing is sent until an operator decides. */
  readonly held: number
}

const findStatement = statement(
  'find_restore_state',
  `SELECT may_act_until > clock_timestamp() AS is_confirmed,
     (SELECT count(*)::int FROM restore_holds WHERE reason <> 'deleted') AS held
   FROM restore_marker`,
)

/** Finds out whether workers may send. */
export async function findRestoreState(database: Queryable): Promise<RestoreState> {
  const [state] = await database.query(findStatement)
  return { is_confirmed: state?.is_confirmed ?? false, held: state?.held ?? 0 }
}
