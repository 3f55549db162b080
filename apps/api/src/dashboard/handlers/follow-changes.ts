import type { GetLiveChangesInput } from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { LiveViewer } from '@channel/core/mechanisms/live'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { openChangeStream } from './open-change-stream.ts'

/**
 * Streams the changes in the user's organization (server-sent events) until the client leaves or the session ends.
 *
 * @throws ApiError `rate_limit_exceeded` if too many streams are open
 */
export function followChanges({ headers }: GetLiveChangesInput, context: DashboardContext) {
  const viewer: LiveViewer = {
    organizationId: context.scope.organizationId,
    sessionId: context.user.sessionId,
    lastEventId: headers['last-event-id'],
  }
  const body = openChangeStream(context.dependencies.live, viewer)
  if (body === undefined) {
    const message = 'Too many pages are open. Close some of them, or wait a minute.'
    throw new ApiError('rate_limit_exceeded', message, { headers: { 'Retry-After': '60' } })
  }
  return {
    status: 200,
    headers: { 'X-Request-Id': context.requestId },
    contentType: 'text/event-stream',
    body,
  } as const
}
