import { type Queryable, statement } from '@channel/db'

const listStatement = statement(
  'list_held_work',
  `SELECT hold.organization_id, organization.name, reason, unfinished_before, held_at,
     (SELECT count(*)::int FROM message_sends send
      WHERE send.organization_id = hold.organization_id AND state IN ('scheduled', 'pending') AND called_at IS NULL
        AND send.created_at < unfinished_before) AS messages,
     (SELECT count(*)::int FROM message_sends send
      WHERE send.organization_id = hold.organization_id AND (state = 'uncertain' OR state = 'pending' AND called_at IS NOT NULL)
        AND send.created_at < unfinished_before) AS uncertain_messages,
     (SELECT count(*)::int FROM webhook_deliveries delivery
      WHERE delivery.organization_id = hold.organization_id AND next_attempt_at IS NOT NULL
        AND delivery.created_at < unfinished_before) AS deliveries,
     (SELECT count(*)::int FROM notice_mails mail WHERE mail.organization_id = hold.organization_id) AS mails,
     (SELECT count(*)::int FROM provider_webhooks webhook
      LEFT JOIN phone_number_routes route ON route.phone_number_id = webhook.phone_number_id
      WHERE (webhook.phone_number_id = '' OR route.organization_id = hold.organization_id)
        AND next_attempt_at <= clock_timestamp() AND received_at < unfinished_before) AS webhooks_to_process,
     (SELECT count(*)::int FROM restore_journal journal
      WHERE journal.organization_id = hold.organization_id AND is_imported) AS deletions_to_repeat
   FROM restore_holds hold JOIN organizations organization ON organization.id = hold.organization_id
   WHERE reason <> 'deleted' AND ($1::text IS NULL OR hold.organization_id = $1)
   ORDER BY hold.organization_id`,
)

/** The held work of an organization: what was unfinished in the backup. */
export interface HeldWork {
  readonly organization_id: string
  readonly name: string
  readonly reason: string
  /** Work that is older than this is counted. Newer work waits too, and is released by every decision. */
  readonly unfinished_before: string
  readonly held_at: string
  /** Messages that the provider did not have yet. */
  readonly messages: number
  /** Messages whose result was unknown. They are never sent again. */
  readonly uncertain_messages: number
  readonly deliveries: number
  /** Mails to owners about notices. */
  readonly mails: number
  /** Webhooks of the provider, of its numbers or of no number, which a worker processes first. Deliveries that they cause are held. */
  readonly webhooks_to_process: number
  /** Contacts to erase and keys to revoke again, which a worker does first. */
  readonly deletions_to_repeat: number
}

/** @param organizationId undefined for all */
export function listHeldWork(database: Queryable, organizationId?: string): Promise<HeldWork[]> {
  return database.query(listStatement, [organizationId ?? null])
}
