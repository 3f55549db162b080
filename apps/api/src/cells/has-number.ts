import { isNumberConnected } from '@channel/core/accounts'
import type { CellDirectory } from './cell-directory.ts'

/** Whether a number is connected in another cell than this one. A number belongs to one organization of all. */
export async function hasNumber({ main, find }: CellDirectory, phoneNumberId: string, cell: string): Promise<boolean> {
  const { database } = main
  const routes = await find(['phone_number', phoneNumberId])
  return (
    routes.some((route) => route.cell !== cell) ||
    (cell !== database.cell && isNumberConnected(database, phoneNumberId))
  )
}
