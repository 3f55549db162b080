import type { Identity } from '@channel/sign-in'
import type { CellDirectory } from './cell-directory.ts'

/** The cell that knows an identity of the identity provider, or has a user with its email address; main if none does. */
export async function findCellOfIdentity({ main, find }: CellDirectory, { subject, email }: Identity): Promise<string> {
  const routes = await find(['identity', subject], ['email', email])
  const known = routes.find(({ kind }) => kind === 'identity') ?? routes[0]
  return known?.cell ?? main.database.cell
}
