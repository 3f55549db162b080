import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { newestMessage, slowly } from './support/newest-message.ts'
import { runChannel, runJson } from './support/run-channel.ts'
import { useChannels } from './support/use-channels.ts'

interface Message {
  readonly id: string
  readonly content: string | null
  readonly media: { readonly id: string; readonly status: string } | null
}

const { start, dataDirectory } = useChannels()
const number = '100000000000001'
const ana = '+4915112345678'

/** The actions of a user who tries the service. */
async function aVisitor() {
  const { url, key, simulator } = await start().welcome
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const messages = `${url}/v1/${number}/messages`
  return {
    newest: () => newestMessage({ url, key }),
    async account(): Promise<string> {
      const response = await fetch(`${url}/v1/accounts`, { headers })
      const { data } = (await response.json()) as { data: { id: string; phone_number_id: string }[] }
      return data.find(({ phone_number_id }) => phone_number_id === number)?.id ?? ''
    },
    async write(message: object): Promise<void> {
      const body = JSON.stringify({ from: ana, name: 'Ana', ...message })
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
      expect((await fetch(`${simulator}/_control/numbers/${number}/messages`, init)).status).toBe(201)
    },
    /** The file of a message, by the redirect of the media endpoint. */
    async fileOf({ id }: Pick<Message, 'id'>): Promise<Buffer> {
      const { headers: found } = await fetch(`${messages}/${id}/media`, { headers, redirect: 'manual' })
      const file = await fetch(found.get('location') ?? '')
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
      return Buffer.from(await file.arrayBuffer())
    },
    async sendImage(image: object): Promise<void> {
      const body = JSON.stringify({ to: ana, type: 'image', image })
      expect((await fetch(messages, { method: 'POST', headers, body })).status).toBe(202)
    },
    /** The provider's id of a received image with a caption. */
    async idAtProvider(caption: string): Promise<string | undefined> {
      const sent = (await (await fetch(`${simulator}/_control/sent`)).json()) as { content: { image?: Image } }[]
      return sent.find(({ content }) => content.image?.caption === caption)?.content.image?.id
    },
    async fileAtProvider(id: string): Promise<Buffer> {
      return Buffer.from(await (await fetch(`${simulator}/_control/media/${id}`)).arrayBuffer())
    },
  }
}
type Image = { readonly id: string; readonly caption: string }

it('delivers a customer’s picture to a client and back to the customer, and one that the provider never had', async () => {
  const visitor = await aVisitor()
  const [cake, bread] = [randomBytes(50_000), randomBytes(60_000)]
  const image = { base64: cake.toString('base64'), mime_type: 'image/png', caption: 'This one' }
  await visitor.write({ type: 'image', image })
  await expect.poll(visitor.newest, slowly).toMatchObject({ content: 'This one', media: { status: 'ready' } })
  const received = (await visitor.newest()) as unknown as Message
  expect(await visitor.fileOf(received)).toEqual(cake)

  const path = join(dataDirectory(), 'bread.png')
  await writeFile(path, bread)
  const written = ['--from', ana, '--text', 'Or that one', '--image', path]
  const environment = { CHANNEL_DATA_DIR: dataDirectory() }
  const operators = await runJson<Message>(['account', 'receive', await visitor.account(), ...written], environment)
  expect(operators.media?.status).toBe('ready')
  expect(await visitor.fileOf(operators)).toEqual(bread)

  for (const [{ media }, caption, bytes] of [
    [received, 'Your cake', cake],
    [operators, 'Your bread', bread],
  ] as const) {
    await visitor.sendImage({ media_id: media?.id, caption })
    await expect.poll(() => visitor.idAtProvider(caption)).toBeDefined()
    expect(await visitor.fileAtProvider((await visitor.idAtProvider(caption)) ?? '')).toEqual(bytes)
  }
})

it('rejects an image that cannot be read, and an unknown account', async () => {
  await start().welcome
  const environment = { CHANNEL_DATA_DIR: dataDirectory() }
  const receive = ['account', 'receive', `acc_${'0'.repeat(26)}`, '--from', ana, '--text', 'Hello', '--image']
  const failures = [
    ['cake.gif', 2, /it must be the path of a \.jpg or \.png file/i],
    [join(dataDirectory(), 'none.png'), 1, /^channel: The file \S+none\.png cannot be read: ENOENT[^\n]*\n$/],
    [join(dataDirectory(), 'bread.png'), 1, /^channel: The account acc_0{26} does not exist\.\n$/],
  ] as const
  await writeFile(join(dataDirectory(), 'bread.png'), 'bread')
  const storedFiles = async () => (await readdir(join(dataDirectory(), 'media'), { recursive: true })).toSorted()
  const before = await storedFiles()
  for (const [image, status, message] of failures) {
    const outcome = await runChannel([...receive, image], environment)
    expect(outcome).toEqual({ status, stdout: '', stderr: expect.stringMatching(message) })
  }
  const files = (await storedFiles()).filter((path) => !before.includes(path)).map((path) => basename(path))
  expect(files.filter((name) => name.length > 2)).toEqual([])
})
