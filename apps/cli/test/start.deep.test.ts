import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestMessage, slowly } from './support/newest-message.ts'
import { runJson } from './support/run-channel.ts'
import { makeDataDirectory, type StartedChannel, type Welcome } from './support/start-channel.ts'
import { secret, useChannels } from './support/use-channels.ts'

interface Listed {
  readonly data: readonly { readonly id: string }[]
}

const { start } = useChannels()

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

describe('npm start -- --temporary', () => {
  it('runs without rate limits, its simulator on SIMULATOR_PORT, and removes its data at the end', async () => {
    const environment = { DATABASE_URL: 'postgres://unused.invalid/none', RATE_LIMIT_READS_PER_MINUTE: '1' }
    const SIMULATOR_PORT = await freePort()
    const { child, welcome, ended, printed } = start({ ...environment, SIMULATOR_PORT }, ['--temporary'])
    const { url, key, simulator } = await welcome
    expect(simulator).toBe(`http://127.0.0.1:${SIMULATOR_PORT}`)
    const response = await fetch(`${url}/v1/me`, { headers: { Authorization: `Bearer ${key}` } })
    expect(response.status).toBe(200)
    expect(response.headers.has('RateLimit')).toBe(false)
    expect((await fetch(`${simulator}/_control/sent`)).status).toBe(200)
    const [, directory = ''] = /saved in (.*)\/demo\.json/.exec(printed()) ?? []
    expect(printed()).toContain(`\n  export CHANNEL_DATA_DIR='${directory}'\n`)
    const { home } = JSON.parse(await readFile(join(directory, 'database.json'), 'utf8')) as { home: string }
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ status: 0, stderr: '' })
    for (const path of [directory, home]) await expect(stat(path)).rejects.toThrow('ENOENT')
  })
})

// Its tests share a data directory and most starts, which each take seconds of CPU: they build on each other.
describe('npm start', () => {
  const { start: startForAll, dataDirectory: directory } = useChannels(afterAll)
  let first: StartedChannel
  let welcome: Welcome
  const startNext = () => startForAll({ CHANNEL_DATA_DIR: directory(), PROVIDER_API_VERSION: 'v24.0' })

  describe('on a new machine', () => {
    beforeAll(async () => {
      first = startNext()
      welcome = await first.welcome
    })

    it('prints a command that works when pasted, and a sign-in to the dashboard', async () => {
      expect(welcome.key).toMatch(/^chn_live_[\w-]{24}$/)
      expect(first.printed()).toMatch(/Webhooks +are allowed to this machine/)
      const { stdout } = await promisify(execFile)('bash', ['-c', `${welcome.curl} --silent --show-error --fail`])
      const page = JSON.parse(stdout) as { data: { name: string; email: string | null }[]; has_more: boolean }
      expect(page.data).toHaveLength(3)
      expect(page.has_more).toBe(true)
      expect(page.data.every(({ name }) => /^\S+ \S+$/.test(name))).toBe(true)

      const [, email] = /Email +(\S+)/.exec(first.printed()) ?? []
      const [, password] = /Password +(\S+)/.exec(first.printed()) ?? []
      const headers = { 'Content-Type': 'application/json', Origin: welcome.url }
      const body = JSON.stringify({ email, password })
      expect((await fetch(`${welcome.url}/dashboard/session`, { method: 'POST', headers, body })).status).toBe(201)
    })

    it('makes secrets readable only for their owner', async () => {
      for (const name of ['demo.json', 'secret', 'database.json', 'simulator.json']) {
        const { mode } = await stat(join(directory(), name))
        expect([name, (mode & 0o777).toString(8)]).toEqual([name, '600'])
      }
    })

    it('has synced the templates of both accounts with the simulated provider, and does it again', async () => {
      for (const account of ['106540352242922', '100000000000002']) {
        expect(await syncTemplates(welcome, account)).toMatchObject({ data: { synced: 5, created: 0, updated: 0 } })
      }
      const requests = (await (await fetch(`${welcome.simulator}/_control/requests`)).json()) as string[]
      expect(requests.filter((request) => request.startsWith('GET /v24.0/'))).toHaveLength(4)
    })

    it('lets the demo’s customer cancel and then connect a number by a setup link and the simulated provider', () =>
      connectNumber(welcome))

    it('receives a customer’s message, replies, reports that it was read, and receives the next one', () =>
      exchangeMessages(welcome, 'Is there rye bread left?'))

    it('stops without an error', async () => {
      first.child.kill('SIGINT')
      expect(await first.ended).toMatchObject({ status: 0, stderr: '' })
    })
  })

  describe('once more', () => {
    let second: StartedChannel
    let again: Welcome
    beforeAll(async () => {
      second = startNext()
      again = await second.welcome
    })

    it('prints the same key', () => {
      expect(again.key).toBe(welcome.key)
    })

    it('has a simulated provider that has kept its state', async () => {
      expect(await syncTemplates(again, '106540352242922')).toMatchObject({
        data: { synced: 5, created: 0, updated: 0 },
      })
      const saved = JSON.parse(await readFile(join(directory(), 'simulator.json'), 'utf8')) as { numbers: [string][] }
      const connected = expect.any(String)
      expect(saved.numbers.map(([id]) => id)).toEqual(['106540352242922', '100000000000002', connected])
    })

    it('continues the conversation', () => exchangeMessages(again, 'And today?'))

    it('creates another key in the same organization if the saved one is revoked or missing', async () => {
      const environment = { CHANNEL_DATA_DIR: directory() }
      const saved = JSON.parse(await readFile(join(directory(), 'demo.json'), 'utf8')) as { key_id: string }
      await runJson(['key', 'revoke', saved.key_id], environment)
      second.child.kill('SIGTERM')
      await second.ended

      const third = startNext()
      const { key } = await third.welcome
      expect(key).not.toBe(again.key)
      third.child.kill('SIGTERM')
      await third.ended
      await rm(join(directory(), 'demo.json'))

      const { url, key: lastKey, curl } = await startNext().welcome
      expect([again.key, key]).not.toContain(lastKey)
      await promisify(execFile)('bash', ['-c', `${curl} --silent --fail`])
      expect(await runJson<object[]>(['organization', 'list'], environment)).toHaveLength(1)
      expect(await subscribeThisMachine(url, lastKey)).toBe(201)
    })
  })
})

describe('with DATABASE_URL', () => {
  it('creates no demo and prints the first steps', async () => {
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, CHANNEL_SECRET: secret, CHANNEL_DATA_DIR: '/nonexistent/unused' }
    const channel = start(environment)
    const { url, key } = await channel.welcome
    expect(key).toBeUndefined()
    expect(channel.printed()).toContain('npm run -s channel -- organization create')
    expect((await fetch(`${url}/v1/health`)).status).toBe(200)
    expect(await runJson(['organization', 'list'], environment)).toEqual([])
    channel.child.kill('SIGTERM')
    await channel.ended
  })

  it('creates the demo with --demo, whose key has the rate limits of the environment', async () => {
    await using database = await createTestDatabase()
    const own = await makeDataDirectory()
    const environment = { DATABASE_URL: database.url, CHANNEL_SECRET: secret, CHANNEL_DATA_DIR: own.path }
    const channel = start({ ...environment, RATE_LIMIT_READS_PER_MINUTE: '7' }, ['--demo'])
    const { url, key, curl } = await channel.welcome
    await promisify(execFile)('bash', ['-c', `${curl} --silent --fail`])
    const { headers } = await fetch(`${url}/v1/me`, { headers: { Authorization: `Bearer ${key}` } })
    expect(headers.get('ratelimit-policy')).toBe('"read";q=7;w=60')
    expect(await subscribeThisMachine(url, key)).toBe(400)
    expect(channel.printed()).not.toContain('Webhooks')
    channel.child.kill('SIGTERM')
    await channel.ended
    await own.remove()
  })
})

/** Subscribes a URL of this machine, which requires development mode; returns the status. */
async function subscribeThisMachine(url: string, key: string | undefined): Promise<number> {
  const { status } = await fetch(`${url}/v1/webhook_subscriptions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: 'http://localhost:4000/', event_types: ['*'] }),
  })
  return status
}

async function syncTemplates({ url, key }: Welcome, account: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${key}` }
  return (await fetch(`${url}/v1/${account}/templates/sync`, { method: 'POST', headers })).json()
}

/** A customer cancels the signup, then finishes it. */
async function connectNumber({ url, key }: Welcome): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const get = async (path: string) => (await (await fetch(`${url}${path}`, { headers })).json()) as Listed
  const [customer] = (await get('/v1/customers')).data
  const made = await fetch(`${url}/v1/customers/${customer?.id}/setup_links`, { method: 'POST', headers, body: '{}' })
  const { data: link } = (await made.json()) as { data: { setup_url: string } }
  expect(link.setup_url).toMatch(new RegExp(`^${url}/setup/`))

  const page = await (await fetch(link.setup_url)).text()
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const dialog = plain(/data-dialog="([^"]+)"/.exec(page)?.[1])
  const end = async (choice: string) => {
    const form = new URLSearchParams({ choice, phone_number: '+49 30 901820', business_name: 'Corner Café' })
    const ended = await (await fetch(dialog, { method: 'POST', body: form })).text()
    const [, href, message] = /href="([^"]+)" data-message="([^"]+)"/.exec(ended) ?? []
    const code = new URL(plain(href)).searchParams.get('code')
    const body = JSON.stringify({ ...(code !== null && { code }), message: plain(message) })
    const posted = await fetch(link.setup_url, { method: 'POST', headers, body, redirect: 'manual' })
    return posted.headers.get('Location')
  }
  expect(await end('cancel')).toMatch(/[?&]status=failed&reason=user_cancelled$/)
  expect((await get(`/v1/accounts?customer_id=${customer?.id}`)).data).toEqual([])
  expect(await (await fetch(link.setup_url)).text()).toContain('The last attempt failed.')
  expect(await end('finish')).toMatch(/[?&]status=success$/)
  const accounts = await get(`/v1/accounts?customer_id=${customer?.id}`)
  expect(accounts.data).toMatchObject([{ phone_number: '+4930901820', name: 'Corner Café', status: 'connected' }])
}

/** A customer writes, gets a reply, and writes again. */
async function exchangeMessages({ url, key, simulator }: Welcome, text: string): Promise<void> {
  const from = '+4915112345678'
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const write = async (body: string) => {
    const message = JSON.stringify({ from, name: 'Ana', text: { body } })
    const written = `${simulator}/_control/numbers/106540352242922/messages`
    expect((await fetch(written, { method: 'POST', headers, body: message })).status).toBe(201)
  }
  const newest = () => newestMessage({ url, key })
  await write(text)
  await expect.poll(newest, slowly).toMatchObject({ content: text, from, direction: 'inbound' })

  const content = `To “${text}”: yes.`
  const reply = JSON.stringify({ to: from, type: 'text', text: { body: content } })
  expect((await fetch(`${url}/v1/106540352242922/messages`, { method: 'POST', headers, body: reply })).status).toBe(202)
  await expect.poll(newest, slowly).toMatchObject({ content, to: from, status: 'read' })
  const read = await newest()
  const timestamps = ['created_at', 'sent_at', 'delivered_at', 'read_at'].map((field) => read[field])
  expect(timestamps).toEqual(Array(4).fill(expect.any(String)))

  await write('Keep it for me, please.')
  await expect.poll(newest, slowly).toMatchObject({ content: 'Keep it for me, please.', direction: 'inbound' })
}
