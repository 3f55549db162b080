import { type Database, findRoutes, mainCell } from '@channel/db'
import type { Identity } from '@channel/sign-in'

/** The cell that knows an identity of the identity provider, or has a user with its email address; main if none does. */
export async function findCellOfIdentity(main: Database, { subject, email }: Identity): Promise<string> {
  const routes = await findRoutes(main, ['identity', subject], ['email', email])
  const known = routes.find(({ kind }) => kind === 'identity') ?? routes[0]
  return known?.cell ?? mainCell
}
