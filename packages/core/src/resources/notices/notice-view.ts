import type { Notice } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'

export function noticeView({ id, type, detail, url, is_deleted, is_open, created_at }: RowOf<'list_notices'>): Notice {
  return {
    id,
    object: 'notice',
    type,
    status: is_open ? 'open' : 'ended',
    subscription:
      detail.object === 'quota'
        ? null
        : {
            id: detail.id,
            url: url ?? '',
            failing_since: detail.failing_since,
            disabled_reason: detail.disabled_reason,
            is_deleted,
          },
    quota: detail.object === 'quota' ? detail : null,
    created_at,
  }
}
