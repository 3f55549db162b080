import type { Statement, Transaction } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aTenant } from '../../testing/index.ts'
import { inboundAccount } from './inbound-account.ts'

const database = await sharedDatabase()

/** A transaction that counts its queries. */
function counted(tx: Transaction): { readonly tx: Transaction; queries(): number } {
  let queries = 0
  const query: Transaction['query'] = <Row>(statement: Statement<Row>, values?: readonly unknown[]) => {
    queries += 1
    return tx.query(statement, values)
  }
  return { tx: { ...tx, query }, queries: () => queries }
}

it('looks each account up once per transaction', async () => {
  const [one, other] = [await aTenant(database), await aTenant(database)]
  const find = (tx: Transaction, { scope, account }: typeof one) => inboundAccount(tx, scope, account.phone_number_id)
  await database.transaction(async (plain) => {
    const { tx, queries } = counted(plain)
    const [first, second] = await Promise.all([find(tx, one), find(tx, one)])
    expect(second).toBe(first)
    expect(first.reference.phone_number_id).toBe(one.account.phone_number_id)
    expect((await find(tx, other)).reference.phone_number_id).toBe(other.account.phone_number_id)
    expect(queries()).toBe(2)
  })
  await database.transaction(async (plain) => {
    const { tx, queries } = counted(plain)
    await find(tx, one)
    expect(queries()).toBe(1)
  })
})

it('finds no account of another organization, even after its own has found it', async () => {
  const [one, other] = [await aTenant(database), await aTenant(database)]
  await database.transaction(async (tx) => {
    await inboundAccount(tx, one.scope, one.account.phone_number_id)
    await expect(inboundAccount(tx, other.scope, one.account.phone_number_id)).rejects.toMatchObject({
      code: 'resource_not_found',
    })
  })
})
