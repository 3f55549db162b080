import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { SignedIn } from '@channel/sign-in'
import type { Context } from 'hono'

/** These tell a page which organization is open, and change it. */
const always: ReadonlySet<string> = new Set([
  'getSession',
  'updateSession',
  'deleteSession',
  'createMembership',
] satisfies DashboardOperationId[])

/**
 * Refuses a request of a page that shows another organization than the one that is open in the session, because another tab has
 * opened that. Pages name theirs in the header `X-Organization-Id`, and in the query where they cannot set headers.
 *
 * @throws ApiError `organization_switched`
 */
export function requireOpenOrganization({ req }: Context, user: SignedIn, operationId: string | undefined): void {
  const shown = req.header('x-organization-id') ?? req.query('organization_id')
  if (shown === undefined || shown === user.organizationId || (operationId !== undefined && always.has(operationId)))
    return
  throw new ApiError('organization_switched', 'Another organization is open in this session. Reload the page.')
}
