import type { Handlers } from '@channel/contract/dashboard/types'
import { getApiLogEntry, listApiLog } from '@channel/core/api-log'
import { page } from '../../request/reply.ts'
import { read } from '../../request/verb-handlers.ts'
import { exportCalls } from '../handlers/export-calls.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const apiLog = {
  listApiLog: read(listApiLog, page),
  getApiLogEntry: read(getApiLogEntry),
  getApiLogExport: exportCalls,
} satisfies Handlers<'api-log', DashboardContext>
