import { createHmac } from 'node:crypto'
import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { textsOn, webhookOf } from '../support/inbox.ts'
import { startTwoCells } from './two-cells.fixtures.ts'

const cells = await startTwoCells()
const { main, other, simulator } = cells
const [inMain, inOther, secondInOther] = [await main.tenant(), await other.tenant(), await other.tenant()]

const takeStored = statement('cells_test_take_webhooks', 'DELETE FROM provider_webhooks RETURNING id')
const releaseNumber = statement(
  'cells_test_release_number',
  `WITH gone AS (DELETE FROM phone_number_routes WHERE phone_number_id = $1 RETURNING phone_number_id)
   INSERT INTO released_numbers (phone_number_id) SELECT phone_number_id FROM gone`,
)

/** Sends a webhook of the provider. @returns how many webhooks main and the other cell have stored */
async function storedBy(body: string): Promise<[main: number, other: number]> {
  const signature = `sha256=${createHmac('sha256', simulator.app.secret).update(body).digest('hex')}`
  const headers = { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signature }
  const response = await fetch(`${cells.url}/provider/webhooks`, { method: 'POST', headers, body })
  expect(await response.text()).toBe('Stored.')
  const [ofMain, ofOther] = await Promise.all(
    [main, other].map(({ dependencies }) => dependencies.database.query(takeStored)),
  )
  return [ofMain!.length, ofOther!.length]
}

const textOn = ({ account }: typeof inMain) => textsOn(account, 1)
const entries = (...bodies: string[]) =>
  JSON.stringify({ object: 'x', entry: bodies.flatMap((body) => JSON.parse(body).entry) })

it('stores a webhook in the cell of its number', async () => {
  expect(await storedBy(webhookOf(inMain.account, textOn(inMain)))).toEqual([1, 0])
  expect(await storedBy(webhookOf(inOther.account, textOn(inOther)))).toEqual([0, 1])
})

it('stores a webhook of several numbers in their cell', async () => {
  const bodies = [inOther, secondInOther].map((tenant) => webhookOf(tenant.account, textOn(tenant)))
  expect(await storedBy(entries(...bodies))).toEqual([0, 1])
})

it('stores any other webhook in main', async () => {
  const unknown = { ...inOther, account: { ...inOther.account, phone_number_id: '199999999999999' } }
  const ofOther = webhookOf(inOther.account, textOn(inOther))
  expect(await storedBy(entries(ofOther, webhookOf(inMain.account, textOn(inMain))))).toEqual([1, 0])
  expect(await storedBy(entries(ofOther, webhookOf(unknown.account, textOn(unknown))))).toEqual([1, 0])
  const ofAccount = JSON.stringify({
    entry: [{ id: inOther.account.waba_id, changes: [{ field: 'account_update', value: {} }] }],
  })
  expect(await storedBy(ofAccount)).toEqual([1, 0])
  for (const body of ['not json', '{}', '[]', '{"entry":[null]}', '{"entry":[]}'])
    expect(await storedBy(body)).toEqual([1, 0])
})

it('stores a webhook of a number whose organization was deleted in its cell, which drops it', async () => {
  const { account } = await other.tenant()
  await other.dependencies.database.execute(releaseNumber, [account.phone_number_id])
  expect(await storedBy(webhookOf(account, textsOn(account, 1)))).toEqual([0, 1])
})
