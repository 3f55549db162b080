import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

it('serves tools on standard input and output, and ends with the input', async () => {
  const api = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ data: { key: request.headers.authorization, path: request.url }, request_id: 'req_1' }),
    )
  })
  await once(api.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void api.close())
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const env = { ...process.env, CHANNEL_API_KEY: 'chn_live_test', CHANNEL_URL: url }
  const child = spawn(process.execPath, [main, 'mcp'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const request = async (id: number, method: string, params: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    return JSON.parse((await lines.next()).value as string)
  }
  const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } }
  expect(await request(1, 'initialize', client)).toMatchObject({ id: 1, result: { serverInfo: { name: 'channel' } } })
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`)
  const { result } = await request(2, 'tools/call', { name: 'getMe', arguments: {} })
  expect(JSON.parse(result.content[0].text).data).toEqual({ key: 'Bearer chn_live_test', path: '/v1/me' })
  const ended = once(child, 'exit')
  child.stdin.end()
  expect(await ended).toEqual([0, null])
})
