import type { Handlers } from '@channel/contract/dashboard/types'
import { listAuditLog } from '@channel/core'
import { page } from '../../reply.ts'
import { read } from '../../verb-handlers.ts'
import type { DashboardContext } from '../dashboard-context.ts'

export const auditLog = {
  listAuditLog: read(listAuditLog, page),
} satisfies Handlers<'audit-log', DashboardContext>
