import { expect, it } from 'vitest'
import { linksOfContract, parametersOf } from '../support/links.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const tenant = await api.tenant()
const links = linksOfContract()

it('finds the links of the contract', () => {
  const found = links.map(({ from, to }) => `${from} → ${to}`)
  expect(found).toContain('createLabel → deleteLabel')
  expect(found).toContain('createContact → getContact')
  expect(found).toContain('replayWebhookDelivery → getWebhookDelivery')
})

it.each(links)('the link of $from leads to $to', async (link) => {
  const request = await validRequests[link.from](tenant)
  const response = await send(link.from, tenant, request)
  expect(response.status).toBeLessThan(300)
  const { params, query } = parametersOf(link, request, response)
  const { body } = await validRequests[link.to](tenant)
  const led = await send(link.to, tenant, { params, query, body })
  expect(led.status, JSON.stringify(led.body)).toBeLessThan(300)
})
