import { isDeepStrictEqual } from 'node:util'
import { statement, type Transaction } from '@channel/db'
import { laterThan, toTimestamp } from '../../mechanisms/clock/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { previousAttributes } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { conversationStateView, findGroupConversation, type GroupKey } from '../conversations/index.ts'
import { ensureGroup, type LockedGroup } from './find-group.ts'
import { type Member, withMembers, withoutMembers } from './members.ts'

/** What the provider reports about a group. What it does not report is undefined. */
export interface GroupReport extends GroupKey {
  readonly subject?: string
  readonly status?: LockedGroup['status']
  readonly joined: readonly Member[]
  readonly left: readonly Member[]
  /** As a date-time. */
  readonly at: string
}

const updateStatement = statement(
  'update_group',
  `UPDATE groups SET subject = $4, status = $5, members = $6, subject_reported_at = $7, status_reported_at = $8,
     members_reported_at = $9
   WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3`,
)
const touchConversation = statement(
  'touch_group_conversation',
  `UPDATE conversations SET updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/**
 * Applies a report about a group: subject, status and members. A report that is older than the last one of its kind changes
 * nothing; nothing follows the end of a group. Records `group_conversation.updated` if the group has a conversation that shows the
 * change.
 *
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function applyGroupReport(tx: Transaction, scope: InboundScope, report: GroupReport): Promise<void> {
  const { reference } = await inboundAccount(tx, scope, report.phone_number_id)
  const group = await ensureGroup(tx, scope, report)
  const next = nextGroup(group, report)
  if (isDeepStrictEqual(next, group)) return
  tx.enqueue(updateStatement, [
    scope.organizationId,
    report.phone_number_id,
    report.group_id,
    next.subject,
    next.status,
    JSON.stringify(next.members),
    next.subject_reported_at,
    next.status_reported_at,
    next.members_reported_at,
  ])
  if (next.subject === group.subject && next.status === group.status) return
  const row = await findGroupConversation(tx, scope, report)
  if (row === undefined) return
  const [touched] = await tx.query(touchConversation, [scope.organizationId, row.id])
  const before = { ...row, group_subject: group.subject, group_status: group.status }
  const after = { ...row, ...touched, group_subject: next.subject, group_status: next.status }
  const conversation = conversationStateView(after, reference)
  const previous = previousAttributes(conversationStateView(before, reference), conversation, ['group'])
  recordChange(tx, scope.organizationId, 'conversation.updated', conversation, previous)
}

function nextGroup(group: LockedGroup, report: GroupReport): LockedGroup {
  const at = toTimestamp(report.at)
  const isNewer = (reported: string | null) => reported === null || at >= reported
  const next = { ...group }
  if (report.subject !== undefined && isNewer(group.subject_reported_at)) {
    next.subject = report.subject
    next.subject_reported_at = at
  }
  const hasNewStatus = report.status !== undefined && group.status !== 'ended' && isNewer(group.status_reported_at)
  if (report.status !== undefined && (hasNewStatus || report.status === 'ended')) {
    next.status = report.status
    next.status_reported_at = at
  }
  const changesMembers = report.joined.length > 0 || report.left.length > 0
  if (changesMembers && isNewer(group.members_reported_at)) {
    next.members = withMembers(withoutMembers(group.members, report.left), report.joined)
    next.members_reported_at = at
  }
  return next
}
