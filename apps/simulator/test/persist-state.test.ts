import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type Simulator, startSimulator } from '../src/index.ts'

const ana = '+4915112345678'
let dataFile: string

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  dataFile = join(folder, 'deep', 'simulator.json')
})

async function send(simulator: Simulator, message: object) {
  const headers = { Authorization: 'Bearer right', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ messaging_product: 'whatsapp', to: ana, ...message })
  const response = await fetch(`${simulator.url}/v23.0/100/messages`, { method: 'POST', headers, body })
  return response.json()
}

it('restores accounts, numbers, files and conversations', async () => {
  const first = await startSimulator({ dataFile, samples: true, behavior: { statuses: [] } })
  first.setNumber('100', { waba_id: '1', verified_name: 'Bakery' })
  first.setToken('1', 'right')
  const templates = first.setTemplates('1', [{ name: 'hi' }])
  const image = { base64: 'aGk=', mime_type: 'image/png' }
  const { id, content } = first.receive('100', { from: ana, name: 'Ana', type: 'image', image })
  await send(first, { type: 'text', text: { body: 'Hello' } })
  const sent = first.sent()
  await first.stop()

  const second = await startSimulator({ dataFile, samples: true, behavior: { statuses: [] } })
  onTestFinished(() => second.stop())
  expect(second.sent()).toEqual(sent)
  expect(second.setTemplates('1', [{ name: 'hi' }])).toEqual(templates)
  expect(await send(second, { status: 'read', message_id: id })).toEqual({ success: true })
  expect(await send(second, { type: 'text', text: { body: 'Again' } })).toMatchObject({ messages: [{}] })
  const mediaId = (content.image as { id: string }).id
  const found = await fetch(`${second.url}/v23.0/${mediaId}`, { headers: { Authorization: 'Bearer right' } })
  const { url } = (await found.json()) as { url: string }
  expect(await (await fetch(url, { headers: { Authorization: 'Bearer right' } })).text()).toBe('hi')
  const conversations = await (await fetch(`${second.url}/_control/numbers/100/conversations`)).json()
  expect(conversations).toMatchObject([{ name: 'Ana', messages: 3 }])
})

it('writes its URL to the file as soon as it has started', async () => {
  for (let start = 0; start < 2; start += 1) {
    const simulator = await startSimulator({ dataFile })
    expect(JSON.parse(readFileSync(dataFile, 'utf8'))).toMatchObject({ url: simulator.url })
    await simulator.stop()
  }
})

it('saves while it runs, so that a crash does not lose everything', async () => {
  const simulator = await startSimulator({ dataFile })
  onTestFinished(() => simulator.stop())
  simulator.setNumber('100', { waba_id: '1' })
  await expect.poll(() => readFileSync(dataFile, 'utf8')).toContain('"100"')
})

it('reports in one line that a file cannot be read or written', async () => {
  await expect(startSimulator({ dataFile: '/dev/null/x' })).rejects.toThrow(
    /^Cannot (read|write) \/dev\/null\/x: [^\n]+$/,
  )
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const broken = join(folder, 'broken.json')
  writeFileSync(broken, '{')
  await expect(startSimulator({ dataFile: broken })).rejects.toThrow(
    /^Cannot read .*Remove it to start with an empty state\.$/,
  )
})
