import { createCell, type Database, openDatabase } from '@channel/db'
import { createTestDatabase, isOnCitus, type OwnDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'

/** The main cell of a database, and another one. */
export interface TwoCells {
  readonly main: OwnDatabase
  readonly other: Database
}

/** A cell besides main, as a database of its own. */
export async function aCellBesidesMain(): Promise<OwnDatabase> {
  const { main, other } = await aDatabaseOfTwoCells()
  const drop = async () => undefined
  return { ...other, url: main.url, drop, [Symbol.asyncDispose]: drop }
}

/** Creates a database of two cells, until the test has finished. */
export async function aDatabaseOfTwoCells(): Promise<TwoCells> {
  const main = await createTestDatabase()
  const other = openDatabase({ url: main.url, cell: 'other', poolSize: 4 })
  onTestFinished(async () => {
    await other.close()
    await main.drop()
  })
  await createCell(main, other, { isDistributed: isOnCitus })
  return { main, other }
}
