import type { ListNoticesInput, Notice } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { noticeView } from './notice-view.ts'
import { quotaUse, warnedUse } from './quota-use.ts'

const failingSince = `(notice.detail ->> 'failing_since')::timestamptz`

// A notice is open while its subscription or quota is as it says. A new failure has a notice of its own.
const isOpen = (now: string) => `CASE notice.type
  WHEN 'subscription.failing' THEN subscription.enabled AND subscription.failing_since = ${failingSince}
  WHEN 'subscription.disabled' THEN subscription.disabled_reason IS NOT NULL
    AND coalesce(subscription.failing_since = ${failingSince}, true)
  ELSE EXISTS (
    SELECT FROM ${quotaUse('$1', `date_trunc('month', notice.created_at AT TIME ZONE 'UTC')::date`)} AS quota
    WHERE quota.name = notice.subject AND quota.used >= ${warnedUse('quota.max')}
      AND coalesce((notice.detail ->> 'resets_at')::timestamptz > ${now}, true)
  ) END`

/** @param now an SQL expression of the current time */
export const noticeColumns = (
  now: string,
) => `notice.id, notice.type, notice.detail, notice.created_at, subscription.url,
  subscription.deleted_at IS NOT NULL AS is_deleted,
  subscription.deleted_at IS NULL AND coalesce(${isOpen(now)}, false) AS is_open`

/** The tables that {@link noticeColumns} need. */
export const noticeTables = `notices notice
  JOIN organizations organization ON organization.id = notice.organization_id
  LEFT JOIN webhook_subscriptions subscription
    ON subscription.organization_id = $1 AND subscription.id = notice.subject`

/** Lists what needs the attention of the organization, newest first, also what has ended. */
export const listNotices = newestFirst<ListNoticesInput['query'], RowOf<'list_notices'>, Notice>({
  list: 'listNotices',
  name: 'list_notices',
  select: `SELECT ${noticeColumns('$3::timestamptz')} FROM ${noticeTables} WHERE notice.organization_id = $1`,
  table: 'notice',
  usesTime: true,
  filters: {},
  view: noticeView,
})
