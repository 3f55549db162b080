import { type Queryable, statement } from '@channel/db'

const releaseStatement = statement(
  'release_held_work',
  `WITH released AS (DELETE FROM restore_holds WHERE organization_id = $1 AND reason <> 'deleted' RETURNING organization_id)
   UPDATE restore_marker SET released_at = statement_timestamp() WHERE EXISTS (SELECT FROM released)`,
)

/** Releases the work of an organization: from now on, workers send what is pending. */
export async function releaseWork(database: Queryable, organizationId: string): Promise<void> {
  await database.execute(releaseStatement, [organizationId])
}
