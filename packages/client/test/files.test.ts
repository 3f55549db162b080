import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createChannel } from '../src/index.ts'

async function channelTo(status: number, contentType: string, body: string) {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'Content-Type': contentType }).end(body),
  )
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createChannel({ baseUrl, apiKey: 'chn_live_a', maxRetries: 0 })
}

const account = '106540352242922'
const csv = 'id,phone_number\r\nctc_1,+4915112345678\r\n'

it('returns a file as text', async () => {
  const channel = await channelTo(200, 'text/csv', csv)
  const file: string = await channel.contacts.export(account, { format: 'csv' })
  expect(file).toBe(csv)
  expect(await channel.contactImports.getErrors(account, 'cim_1')).toBe(csv)
})

it('streams a file', async () => {
  const channel = await channelTo(200, 'application/x-ndjson', '{"id":"ctc_1"}\n')
  const params = { path: { phone_number_id: account }, query: { format: 'ndjson' as const } }
  const { data } = await channel.raw.GET('/v1/{phone_number_id}/contacts/export', { params, parseAs: 'stream' })
  expect(await new Response(data).text()).toBe('{"id":"ctc_1"}\n')
})

it('throws the error of the service instead of a file', async () => {
  const error = { type: 'not_found', code: 'resource_not_found', message: 'No.', request_id: 'req_1' }
  const channel = await channelTo(404, 'application/json', JSON.stringify({ error }))
  await expect(channel.contacts.export(account, { format: 'csv' })).rejects.toMatchObject({
    code: 'resource_not_found',
  })
})
