import type { HandlerResult, Route, Stages } from '@channel/codegen/hono'
import type { DashboardRoute } from '@channel/contract/dashboard/routes'
import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import type { Transaction } from '@channel/db'
import type { Dependencies } from '../../dependencies.ts'
import { writeRules } from '../../request/write-rules.ts'
import { auditEntry } from './audit-entry.ts'
import { DashboardContext } from './dashboard-context.ts'
import { hideAddresses } from './hide-addresses.ts'
import type { AuthenticatedSession, ChargedSession, DashboardEnv } from './stages.ts'

/** The stages of a request to the dashboard. */
export type DashboardStages = Stages<
  DashboardEnv,
  AuthenticatedSession,
  ChargedSession,
  DashboardContext,
  DashboardRoute
>

/**
 * Runs a handler as the public API does, and records every write in the audit log: in its transaction, or right after a
 * handler that has none. What a user of the role `read_only` reads has no addresses of other users.
 */
export function auditWrites(dependencies: Dependencies): NonNullable<DashboardStages['invoke']> {
  return async (handle, session, route, request, validate) => {
    const rules = writeRules(route, request, validate)
    if (route.method === 'get' || reads.has(route.operationId)) {
      const result = await handle(new DashboardContext(dependencies, session, rules))
      return session.user?.role === 'read_only' ? hideAddresses(result) : result
    }
    let isRecorded = false
    const record = (tx: Transaction, reply: unknown) => {
      isRecorded = true
      const { operationId: action } = route
      const data = dataOf(reply as HandlerResult)
      const targetId = targetOf(data, route, request.path)
      auditEntry(tx, context, { action, outcome: 'succeeded', targetId, details: detailsOf(action, data) })
    }
    const context = new DashboardContext(dependencies, session, { ...rules, record })
    const result = await handle(context)
    const isReplay = result.headers?.['Idempotent-Replayed'] === 'true'
    if (!isRecorded && !isReplay) await context.database.transaction(async (tx) => record(tx, result))
    return result
  }
}

/** Writes that only say what a user reads, which the page sends for every conversation that is opened, and challenges. */
const reads: ReadonlySet<string> = new Set([
  'markConversationRead',
  'markMentionsRead',
  'updatePresence',
  'createPasskeyChallenge',
  'createSessionChallenge',
])

type Data = Readonly<Record<string, unknown>>

function dataOf({ body }: HandlerResult): Data {
  return (body as { data?: Data } | undefined)?.data ?? {}
}

/** The fields of the response that the audit log keeps. None of them is a secret. */
const keptFields: Partial<Record<DashboardOperationId, readonly string[]>> = {
  createApiKey: ['name', 'display', 'expires_at'],
  deleteApiKey: ['name', 'display'],
  updateMember: ['email', 'role'],
  updateProfile: ['name'],
  updateAvailability: ['available'],
  createMemberPasswordReset: ['email'],
  deleteMemberSecondFactor: ['email'],
  createInvitation: ['email', 'role'],
  createMessageLink: ['message_id', 'expires_at'],
  deleteMessageLink: ['message_id'],
  updateOrganization: [
    'name',
    'window_closing_minutes',
    'require_second_factor',
    'public_message_links',
    'brand_color',
  ],
  updateSecondFactor: ['enabled'],
  createPasskey: ['name'],
  updatePasskey: ['name'],
  deleteOtherUserSessions: ['count'],
}

function detailsOf(action: string, data: Data): Data | undefined {
  const fields = keptFields[action as DashboardOperationId]
  return fields && Object.fromEntries(fields.map((field) => [field, data[field]]))
}

/** The id in the response, else the one in the path. */
function targetOf({ id }: Data, { path }: Route, requestPath: string): string | undefined {
  if (typeof id === 'string') return id
  const index = path.split('/').findLastIndex((segment) => segment === '{id}' || segment === '{name}')
  return index < 0 ? undefined : requestPath.split('/')[index]
}
