import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { createChannel } from '@channel/client'
import { freePort } from '@channel/test-kit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/command/paths.ts'
import { commandBlocks } from './support/document-commands.ts'
import { slowly } from './support/newest-message.ts'
import { channelEntry } from './support/run-channel.ts'
import { Terminal } from './support/terminal.ts'
import { useChannels } from './support/use-channels.ts'

const guide = 'guides/assistants.md'
const account = '106540352242922'
const { start, dataDirectory } = useChannels(afterAll)

/** What a reader of the guide has after its first steps. */
async function setUp() {
  const { url = '', key = '', simulator = '' } = await start().welcome
  const port = String(await freePort())
  const blocks = commandBlocks(guide, { 'localhost:3000': `localhost:${port}` })
  const [program] = commandBlocks(guide, {}, { marked: true })
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const given = { BASE: url, KEY: key, ACCOUNT: account, CHANNEL_DATA_DIR: dataDirectory(), PORT: port }
  const terminal = new Terminal({ env: { PATH, NODE_COMPILE_CACHE, ...given }, cwd: dirname(dataDirectory()) })
  await terminal.paste(`npm() { shift 4; node '${channelEntry}' "$@"; }`)
  const [labels = '', subscribe = '', ...steps] = blocks.map(({ commands }) => commands)
  const [exports = '', command = ''] = program?.commands.split('\n').slice(1) ?? []
  for (const each of [labels, subscribe, exports]) await terminal.paste(each)
  const lines = (await terminal.paste('env')).stdout.split('\n')
  const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  const channel = createChannel({ apiKey: key, baseUrl: url })
  return { simulator, terminal, steps, env, channel, main: join(root, /\S+\.ts/.exec(command)?.[0] ?? '') }
}

let given: Awaited<ReturnType<typeof setUp>>
const running: ChildProcess[] = []
beforeAll(async () => {
  given = await setUp()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(kill))
})
afterAll(async () => {
  await given?.terminal[Symbol.asyncDispose]()
})

/** Starts a program, and resolves once it has printed the words. */
async function run(args: readonly string[], words: string) {
  const child = spawn(process.execPath, args, {
    env: { ...given.env, EVENT_STORE: join(dirname(dataDirectory()), 'assistant.sqlite') },
    cwd: dirname(given.main),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const prints = (expected: string) => expect.poll(() => printed, slowly).toContain(expected)
  await prints(words)
  return { child, prints }
}

const runAssistant = () => run([given.main], 'The assistant listens')

/** The program with a model that never answers. */
function runWithSilentModel() {
  const code = `
    import { createChannel } from '@channel/client'
    import { createAssistant } from './assistant.ts'
    const { env } = process
    createAssistant({
      channel: createChannel({ apiKey: env.CHANNEL_API_KEY, baseUrl: env.CHANNEL_URL }),
      secret: env.WEBHOOK_SECRET,
      storePath: env.EVENT_STORE,
      handOverLabel: env.HAND_OVER_LABEL,
      handOverTo: env.HAND_OVER_TO,
      optedOutLabel: env.OPTED_OUT_LABEL,
      answer: () => new Promise(() => console.log('asked')),
    }).listen(env.PORT, () => console.log('listens'))`
  return run(['--input-type=module', '--eval', code], 'listens')
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const write = (from: string, text: string) => control('messages', { from, text: { body: text } })

async function control(path: string, body: object): Promise<void> {
  const address = `${given.simulator}/_control/numbers/${account}/${path}`
  const headers = { 'Content-Type': 'application/json' }
  expect((await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).ok).toBe(true)
}

/** What was written to a number. */
async function repliesTo(number: string): Promise<(string | null)[]> {
  const { data } = await given.channel.messages.list(account, { direction: 'outbound', limit: 100 }).page()
  return data.filter(({ to }) => to === number).map(({ content }) => content)
}

const expectReplies = (number: string, replies: readonly string[]) =>
  expect.poll(() => repliesTo(number), { ...slowly, timeout: 60_000 }).toEqual(replies)

describe(`docs/${guide}`, () => {
  it('chooses the newest user who is available', async () => {
    const users = [true, true, false].map((available, index) => ({
      ...{ id: `usr_${index}`, object: 'user', name: 'usr_', available },
    }))
    const server = createServer((request, response) => {
      response.end(request.url?.startsWith('/v1/users') ? JSON.stringify({ data: users.toReversed() }) : '"lbl_0"')
    }).listen(0)
    await once(server, 'listening')
    const env = {
      PATH: process.env.PATH,
      BASE: `http://localhost:${(server.address() as AddressInfo).port}`,
      KEY: 'key',
    }
    await using terminal = new Terminal({ env, cwd: dirname(dataDirectory()) })
    const { stdout } = await terminal.paste(commandBlocks(guide)[0]?.commands ?? '')
    server.close()
    expect(stdout.trim()).toBe('lbl_0 lbl_0 usr_1')
  })

  it('answers, hands over, stays silent, and answers again once the conversation is given back', async () => {
    const { terminal, steps, env } = given
    const [ask = '', askForPerson = '', giveBack = '', ...others] = steps
    expect(others).toEqual([])
    await runAssistant()
    const customer = '+4915112345678'

    await terminal.paste(ask)
    await expectReplies(customer, ['You wrote: When do you open?'])

    const { stdout } = await terminal.paste(askForPerson)
    const handedOver = ['A colleague will answer you.', 'You wrote: When do you open?']
    await expectReplies(customer, handedOver)
    expect(JSON.parse(stdout.slice(stdout.indexOf('{"data"'))).data).toMatchObject([
      { assignee: { id: env.HAND_OVER_TO }, labels: [{ id: env.HAND_OVER_LABEL, name: 'Needs a person' }] },
    ])

    await write(customer, 'Are you there?')
    await write('+4915100000001', 'Later')
    // The other contact has its answer, so that this one would have its own.
    await expectReplies('+4915100000001', ['You wrote: Later'])
    expect(await repliesTo(customer)).toEqual(handedOver)

    await terminal.paste(giveBack)
    await write(customer, 'And now?')
    await expectReplies(customer, ['You wrote: And now?', ...handedOver])
  })

  it('answers a webhook that arrives twice once, and several messages together', async () => {
    await runAssistant()
    const { channel } = given
    const customer = '+4915100000002'
    await write(customer, 'One')
    await write(customer, 'Two')
    await expectReplies(customer, ['You wrote: Two'])
    const filter = { event_type: 'messages.received', limit: 1 } as const
    const [delivery] = (await channel.webhookDeliveries.list(filter).page()).data
    const { data: replay } = await channel.webhookDeliveries.replay(delivery?.id ?? '')
    const statusOfReplay = async () => (await channel.webhookDeliveries.get(replay.id)).data.status
    await expect.poll(statusOfReplay, slowly).toBe('succeeded')
    // Messages of a contact are answered one after the other.
    await write(customer, 'Three')
    await expectReplies(customer, ['You wrote: Three', 'You wrote: Two'])
  })

  it('loses nothing when it is killed: while its model thinks, or before a webhook arrives', async () => {
    const customer = '+4915100000003'
    const silent = await runWithSilentModel()
    await write(customer, 'Before')
    await silent.prints('asked')
    await kill(silent.child)
    await write('+4915100000004', 'Meanwhile')
    const failed = () => given.channel.webhookDeliveries.list({ status: 'failed' }).page()
    await expect.poll(async () => (await failed()).data.length, slowly).toBeGreaterThan(0)
    await runAssistant()
    await expectReplies(customer, ['You wrote: Before'])
    await expectReplies('+4915100000004', ['You wrote: Meanwhile'])
  })

  it('leaves alone who has opted out, and what a person has answered', async () => {
    const { channel } = given
    await runAssistant()
    const [optedOut, answered] = ['+4915100000005', '+4915100000006']
    await write(optedOut, 'Hello')
    await expectReplies(optedOut, ['You wrote: Hello'])
    await control('preferences', { from: optedOut, value: 'stop' })
    const labeled = () => channel.contacts.list(account, { label_id: given.env.OPTED_OUT_LABEL ?? '' }).page()
    await expect
      .poll(async () => (await labeled()).data.map(({ phone_number }) => phone_number), slowly)
      .toEqual([optedOut])
    await write(optedOut, 'Are you there?')
    await write(answered, 'When do you open?')
    const body = { to: answered, type: 'text', text: { body: 'At eight.' } } as const
    // At once, within the quiet period. The contact is known as soon as its message has arrived.
    await expect
      .poll(
        () =>
          channel.messages.send(account, body).then(
            () => 'sent',
            () => 'not yet',
          ),
        slowly,
      )
      .toBe('sent')
    await write('+4915100000007', 'Later')
    await expectReplies('+4915100000007', ['You wrote: Later'])
    expect(await repliesTo(answered)).toEqual(['At eight.'])
    await control('preferences', { from: optedOut, value: 'resume' })
    await expect.poll(async () => (await labeled()).data, slowly).toEqual([])
    await write(optedOut, 'And now?')
    await expectReplies(optedOut, ['You wrote: And now?', 'You wrote: Hello'])
  })
})
