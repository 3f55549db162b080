import type { Handlers } from '@channel/contract/dashboard/types'
import { exportAuditLog, listAuditLog } from '@channel/core/audit-log'
import { page } from '../../request/reply.ts'
import { streamFile } from '../../request/stream-file.ts'
import { read } from '../../request/verb-handlers.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const auditLog = {
  listAuditLog: read(listAuditLog, page),
  getAuditLogExport: async (input, context) => {
    const chunks = exportAuditLog(context.database, context.scope, input)
    return { ...(await streamFile(context, 'audit-log.csv', chunks)), contentType: 'text/csv' } as const
  },
} satisfies Handlers<'audit-log', DashboardContext>
