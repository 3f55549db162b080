import type { HandlerResult } from '@channel/codegen/hono'

/**
 * A response without the email addresses of users: those of members and of assignees, also within the payload of a webhook.
 * Addresses of contacts stay.
 */
export function hideAddresses<Result extends HandlerResult>(result: Result): Result {
  return { ...result, body: hide(result.body) }
}

function hide(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hide)
  // Neither a stream nor bytes.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    userFields.has(name) ? hideOf(field) : hide(field),
  ])
  const shown = Object.fromEntries(fields)
  return userObjects.has(shown.object) ? hideOf(shown) : shown
}

const userObjects: ReadonlySet<unknown> = new Set(['member', 'user'])
const userFields: ReadonlySet<string> = new Set(['assignee'])

function hideOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'email' in user ? { ...user, email: null } : user
}
