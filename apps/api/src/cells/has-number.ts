import { isNumberConnected } from '@channel/core/accounts'
import { type Database, findRoutes, mainCell } from '@channel/db'

/** Whether a number is connected in another cell than this one. A number belongs to one organization of all. */
export async function hasNumber(main: Database, phoneNumberId: string, cell: string): Promise<boolean> {
  const routes = await findRoutes(main, ['phone_number', phoneNumberId])
  return routes.some((route) => route.cell !== cell) || (cell !== mainCell && isNumberConnected(main, phoneNumberId))
}
