import type { Handlers } from '@channel/contract/dashboard/types'
import { getApiLogEntry, listApiLog } from '@channel/core'
import { page } from '../../reply.ts'
import { read } from '../../verb-handlers.ts'
import type { DashboardContext } from '../dashboard-context.ts'
import { exportCalls } from '../export-calls.ts'

export const apiLog = {
  listApiLog: read(listApiLog, page),
  getApiLogEntry: read(getApiLogEntry),
  getApiLogExport: exportCalls,
} satisfies Handlers<'api-log', DashboardContext>
