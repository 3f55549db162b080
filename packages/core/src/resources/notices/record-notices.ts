import type { AccountReference, EventType, Timestamp, WebhookInputs } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { countingAt } from '../../mechanisms/restore/index.ts'

/** The event types that report on the service itself. Their deliveries say nothing about a receiver's health. */
export const noticeTypes = [
  'subscription.failing',
  'subscription.disabled',
  'quota.warning',
] as const satisfies readonly EventType[]
export type NoticeType = (typeof noticeTypes)[number]

type ObjectOf<Type extends NoticeType> = WebhookInputs[Type]['body']['data']['object']

/** A notice to record. */
export type NewNotice = {
  [Type in NoticeType]: {
    readonly type: Type
    readonly organization_id: string
    /** The id of the subscription, or the name of the quota. */
    readonly subject: string
    /** Each occasion is reported once. */
    readonly occasion: string
    readonly object: ObjectOf<Type>
  }
}[NoticeType]

/** How notices are recorded. */
export interface NoticeOptions {
  readonly created_at: Timestamp
  /** Whether owners get mails. */
  readonly mails: boolean
}

// Concurrent workers wait for each other at the key of the occasion, and only one of them inserts it.
const insertStatement = statement(
  'record_notices',
  `INSERT INTO notices (organization_id, id, type, subject, occasion, detail, created_at)
   SELECT organization_id, id, type, subject, occasion, detail, $2
   FROM json_to_recordset($1::json)
     AS new (organization_id text, id text, type text, subject text, occasion text, detail json)
   ORDER BY organization_id, type, subject, occasion
   ON CONFLICT ON CONSTRAINT notices_occasion_key DO NOTHING
   RETURNING id`,
)

const insertMails = statement(
  'record_notice_mails',
  `INSERT INTO notice_mails (organization_id, notice_id, user_id, next_attempt_at)
   SELECT notice.organization_id, notice.id, owner.id, $2
   FROM json_to_recordset($1::json) AS notice (organization_id text, id text)
   JOIN members owner ON owner.organization_id = notice.organization_id AND owner.role = 'owner'`,
)

// While the work of an organization is held after a restore, what is found is the state of the backup. It was probably reported before.
const findHolds = statement(
  'find_holds_of_notices',
  `SELECT organization_id, unfinished_before - interval '1 microsecond' AS counts_at FROM restore_holds
   WHERE organization_id = ANY ($1) AND reason <> 'deleted'`,
)

const noAccount: AccountReference = { phone_number: null, phone_number_id: null, customer: null }

/**
 * Records notices with their events, deliveries and mails. The event of a notice about a subscription is delivered to the others
 * only.
 *
 * @returns the number of notices that were not recorded before
 */
export async function recordNotices(
  tx: Transaction,
  notices: readonly NewNotice[],
  { created_at, mails }: NoticeOptions,
): Promise<number> {
  if (notices.length === 0) return 0
  const withIds = notices.map((notice) => ({ ...notice, id: newId('notice') }))
  const rows = withIds.map(({ object: detail, ...notice }) => ({ ...notice, detail }))
  const inserted = await tx.query(insertStatement, [JSON.stringify(rows), created_at])
  const isInserted = new Set(inserted.map(({ id }) => id))
  const recorded = withIds.filter(({ id }) => isInserted.has(id))
  const countsAt = await findCountsAt(tx, recorded)
  for (const { organization_id, type, object, subject } of recorded) {
    const event = { type, created_at, account: noAccount, object, except_subscription_id: subject }
    countingAt(countsAt.get(organization_id) ?? null, () => recordEvent(tx, organization_id, event))
  }
  if (mails && recorded.length > 0) {
    const keys = recorded.map(({ organization_id, id }) => ({ organization_id, id }))
    tx.enqueue(insertMails, [JSON.stringify(keys), created_at])
  }
  return recorded.length
}

/** @returns when deliveries of an organization count as created, if its work is held */
async function findCountsAt(
  tx: Transaction,
  notices: readonly { readonly organization_id: string }[],
): Promise<ReadonlyMap<string, Timestamp>> {
  const holds = await tx.query(findHolds, [notices.map(({ organization_id }) => organization_id)])
  return new Map(holds.map(({ organization_id, counts_at }) => [organization_id, counts_at]))
}
