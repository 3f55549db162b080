const sqlState = 'CHM01'

/** An organization is in another cell since the request began. */
export class OrganizationMoving extends Error {
  readonly code = sqlState

  constructor() {
    super('the organization is in another cell')
  }
}

/** Whether a change was refused because the organization is being moved to another cell: a moment later it succeeds. */
export function isOrganizationMoving(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === sqlState
}
