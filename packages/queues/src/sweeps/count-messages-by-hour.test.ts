import type { HourOfFigures } from '@channel/contract/dashboard/types'
import { getFigures } from '@channel/core/figures'
import { aContact, anInboundMessage, anOutboundMessage, aScope, aTenant, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { countMessagesByHour } from './count-messages-by-hour.ts'

const database = await createTestDatabase()
afterAll(() => database[Symbol.asyncDispose]())

const placeMessage = statement('test_place_message', 'UPDATE messages SET created_at = $2 WHERE id = $1')
const failMessage = statement(
  'test_fail_message',
  `UPDATE messages SET status = 'failed', failed_at = $2, error_code = 'x', error_message = 'x' WHERE id = $1`,
)
const deliverMessages = statement(
  'test_deliver_messages',
  `UPDATE messages SET status = 'delivered' WHERE organization_id = $1 AND direction = 'outbound'`,
)
const scheduleMessage = statement(
  'test_schedule_message',
  'UPDATE messages SET created_at = $2, send_at = $3 WHERE id = $1',
)
const cancelMessage = statement(
  'test_cancel_message',
  `UPDATE messages SET status = 'failed', failed_at = $2, canceled_at = $2, error_code = 'canceled', error_message = 'x' WHERE id = $1`,
)
const removeMessages = statement('test_remove_messages', 'DELETE FROM messages WHERE organization_id = $1')

const at = (time: string) => `2026-11-21T${time}Z`
const countAt = (time: string) => countMessagesByHour(database, { now: () => new Date(at(time)) })

async function receiveAt({ account }: Tenant, time: string): Promise<void> {
  const { id } = await anInboundMessage(database, account)
  await database.execute(placeMessage, [id, at(time)])
}

/** Sends a message that fails. */
async function failAt({ account, organization }: Tenant, sent: string, failed: string): Promise<void> {
  const message = await anOutboundMessage(database, await aContact(database, account), organization.id)
  await database.execute(placeMessage, [message.id, at(sent)])
  await database.execute(failMessage, [message.id, at(failed)])
}

/** The hours with messages: `04 received/sent/failed`. */
async function countsOf({ organization }: Tenant): Promise<string[]> {
  const scope = aScope(organization.id, { now: () => new Date(at('23:00:00')) })
  const { hours } = await getFigures(database, scope, { query: {} })
  const text = ({ hour, message_inbound, message_outbound, message_failed }: HourOfFigures) =>
    `${hour.slice(11, 13)} ${message_inbound}/${message_outbound}/${message_failed}`
  return hours.map(text).filter((each) => !each.endsWith(' 0/0/0'))
}

it('counts the messages of each hour once, however often it runs', async () => {
  const [tenant, other] = [await aTenant(database), await aTenant(database)]
  await receiveAt(other, '03:00:00')
  await receiveAt(tenant, '03:59:59.999')
  await receiveAt(tenant, '04:00:00')
  await failAt(tenant, '03:30:00', '04:10:00')
  await Promise.all([countAt('04:20:00'), countAt('04:20:00'), countAt('04:20:00')])
  expect(await countsOf(tenant)).toEqual(['03 1/1/0', '04 1/0/1'])

  // The current hour goes on, and a report about the last one is late.
  await receiveAt(tenant, '04:21:00')
  await failAt(tenant, '04:22:00', '03:59:00')
  await countAt('04:30:00')
  await countAt('04:30:00')
  expect(await countsOf(tenant)).toEqual(['03 1/1/1', '04 2/1/1'])
  expect(await countsOf(other)).toEqual(['03 1/0/0'])

  // No worker runs for some hours.
  await receiveAt(tenant, '04:59:00')
  await receiveAt(tenant, '07:00:00')
  await receiveAt(tenant, '11:59:00')
  await countAt('12:00:00')
  expect(await countsOf(tenant)).toEqual(['03 1/1/1', '04 3/1/1', '07 1/0/0', '11 1/0/0'])

  // Deleted messages stay counted.
  await database.execute(removeMessages, [tenant.organization.id])
  await countAt('12:30:00')
  expect(await countsOf(tenant)).toEqual(['03 1/1/1', '04 3/1/1', '07 1/0/0', '11 1/0/0'])
})

it('counts delivered messages in the hour in which they were sent', async () => {
  const tenant = await aTenant(database)
  const { id } = tenant.organization
  await failAt(tenant, '05:10:00', '05:20:00')
  await countAt('13:10:00')
  const delivered = async () => {
    const scope = aScope(id, { now: () => new Date(at('23:00:00')) })
    const { hours } = await getFigures(database, scope, { query: {} })
    return hours.filter((each) => each.message_delivered > 0).map((each) => each.hour.slice(11, 13))
  }
  expect(await delivered()).toEqual([])
  await receiveAt(tenant, '13:20:00')
  const message = await anOutboundMessage(database, await aContact(database, tenant.account), id)
  await database.execute(placeMessage, [message.id, at('13:20:00')])
  await database.execute(deliverMessages, [id])
  await countAt('14:30:00')
  expect(await delivered()).toEqual(['13'])
})

it('counts a delivery that is reported within an hour, and none that is reported later', async () => {
  const tenant = await aTenant(database)
  const { id } = tenant.organization
  const send = async () => {
    const message = await anOutboundMessage(database, await aContact(database, tenant.account), id)
    await database.execute(placeMessage, [message.id, at('15:01:00')])
  }
  const delivered = async () => {
    const scope = aScope(id, { now: () => new Date(at('23:00:00')) })
    const { hours } = await getFigures(database, scope, { query: {} })
    return hours.reduce((sum, hour) => sum + hour.message_delivered, 0)
  }
  await send()
  for (const time of ['15:02:00', '15:06:00', '15:40:00', '16:03:00']) await countAt(time)
  await database.execute(deliverMessages, [id])
  await countAt('16:04:59')
  expect(await delivered()).toBe(0)
  await countAt('16:05:00')
  expect(await delivered()).toBe(1)
  await send()
  await database.execute(deliverMessages, [id])
  await countAt('16:06:00')
  await countAt('18:00:00')
  expect(await delivered()).toBe(1)
})

it('counts a scheduled message when it is due, and none that was canceled before it left', async () => {
  const tenant = await aTenant(database)
  const contact = await aContact(database, tenant.account)
  const send = async (created: string, due?: string) => {
    const { id } = await anOutboundMessage(database, contact, tenant.organization.id)
    await database.execute(scheduleMessage, [id, at(created), due === undefined ? null : at(due)])
    return id
  }
  await send('19:01:00', '20:33:00')
  const [canceledEarly, canceledLate] = [await send('19:02:00', '20:34:00'), await send('19:03:00', '20:31:30')]
  const [left, waiting] = [await send('19:04:00'), await send('19:04:30')]
  await countAt('19:06:00')
  expect(await countsOf(tenant)).toEqual(['19 0/2/0'])

  // A failure counts, unlike what was canceled, also after it was counted as sent.
  await database.execute(failMessage, [left, at('19:07:00')])
  await database.execute(cancelMessage, [waiting, at('19:08:00')])
  await database.execute(cancelMessage, [canceledEarly, at('19:09:00')])
  for (const time of ['19:10:00', '19:10:00', '19:30:00']) await countAt(time)
  expect(await countsOf(tenant)).toEqual(['19 0/1/1'])

  // One is due, and another will be in the same five minutes.
  await countAt('20:32:00')
  expect(await countsOf(tenant)).toEqual(['19 0/1/1', '20 0/1/0'])
  await database.execute(cancelMessage, [canceledLate, at('20:32:30')])
  for (const time of ['20:33:30', '20:36:00', '21:40:00', '21:40:00']) await countAt(time)
  expect(await countsOf(tenant)).toEqual(['19 0/1/1', '20 0/1/0'])

  await database.execute(removeMessages, [tenant.organization.id])
  await countAt('21:45:00')
  expect(await countsOf(tenant)).toEqual(['19 0/1/1', '20 0/1/0'])
})
