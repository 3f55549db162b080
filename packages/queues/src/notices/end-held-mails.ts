import { type Queryable, statement } from '@channel/db'

// Also of notices that were recorded while mails were held: they report the state of the backup.
const endStatement = statement(
  'end_held_notice_mails',
  `DELETE FROM notice_mails WHERE organization_id = $1
     AND EXISTS (SELECT FROM restore_holds WHERE organization_id = $1)`,
)

/**
 * Ends the mails of an organization that were not sent yet in a restored backup. Its notices stay on the dashboard.
 *
 * @returns the number of mails
 */
export function endHeldMails(database: Queryable, organizationId: string): Promise<number> {
  return database.execute(endStatement, [organizationId])
}
