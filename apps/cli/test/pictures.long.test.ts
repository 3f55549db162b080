import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
const number = '106540352242922'
const ana = '+4915112345678'

/** The actions of a user who tries the service. */
async function aVisitor() {
  const { url, key, simulator } = await start().welcome
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const messages = `${url}/v1/${number}/messages`
  return {
    newest: () => newestMessage({ url, key }),
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

it('delivers a customer’s picture to a client and back to the customer', async () => {
  const visitor = await aVisitor()
  const cake = randomBytes(50_000)
  const path = join(dataDirectory(), 'cake.png')
  await writeFile(path, cake)
  const environment = { CHANNEL_DATA_DIR: dataDirectory() }
  await runJson(['simulate', 'message', '--from', ana, '--image', path, '--text', 'This one'], environment)
  await expect.poll(visitor.newest, slowly).toMatchObject({ content: 'This one', media: { status: 'ready' } })
  const received = (await visitor.newest()) as unknown as Message
  expect(await visitor.fileOf(received)).toEqual(cake)

  await visitor.sendImage({ media_id: received.media?.id, caption: 'Your cake' })
  await expect.poll(() => visitor.idAtProvider('Your cake')).toBeDefined()
  expect(await visitor.fileAtProvider((await visitor.idAtProvider('Your cake')) ?? '')).toEqual(cake)
})

it('rejects an image that cannot be read, an unknown number, and a customer without a provider', async () => {
  await start().welcome
  const environment = { CHANNEL_DATA_DIR: dataDirectory() }
  const write = ['simulate', 'message', '--to', '106540352242999', '--image']
  const failures = [
    ['cake.gif', 2, /it must be the path of a \.jpg or \.png file/i],
    [join(dataDirectory(), 'none.png'), 1, /^channel: The file \S+none\.png cannot be read: ENOENT[^\n]*\n$/],
    [join(dataDirectory(), 'bread.png'), 1, /^channel: The number 106540352242999 does not exist\.\n$/],
  ] as const
  await writeFile(join(dataDirectory(), 'bread.png'), 'bread')
  for (const [image, status, message] of failures) {
    const outcome = await runChannel([...write, image], environment)
    expect(outcome).toEqual({ status, stdout: '', stderr: expect.stringMatching(message) })
  }
  const elsewhere = { CHANNEL_DATA_DIR: join(dataDirectory(), 'none') }
  expect(await runChannel(['simulate', 'message'], elsewhere)).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^channel: There is no simulated provider in \S+simulator\.json\. [^\n]+CHANNEL_DATA_DIR[^\n]+\n$/,
    ),
  })
})
