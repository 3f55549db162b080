import { symlink } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { createChannel } from '@channel/client'
import { describe, expect, it } from 'vitest'
import { commandBlocks } from './support/document-commands.ts'
import { newestMessage, slowly } from './support/newest-message.ts'
import { channelEntry } from './support/run-channel.ts'
import { Terminal } from './support/terminal.ts'
import { useChannels } from './support/use-channels.ts'

const { start, dataDirectory } = useChannels()
/** `npm run -s channel -- …` in any folder. */
const npm = `npm() { shift 4; node '${channelEntry}' "$@"; }`

it('docs/guides/getting-started.md works when pasted block by block', async () => {
  const { url, key } = await start().welcome
  const values = { 'http://127.0.0.1:8787': url, chn_live_YOUR_KEY: key ?? '' }
  await using terminal = new Terminal({ env: { PATH: process.env.PATH, CHANNEL_DATA_DIR: dataDirectory() } })
  await terminal.paste(`${npm}\ncurl() { command curl -sS --fail-with-body "$@"; }`)
  for (const { commands } of commandBlocks('guides/getting-started.md', values)) {
    await terminal.paste(commands)
    // A reader takes longer than a message.
    if (commands.includes('simulate message')) {
      const written = { content: 'Are you open?', direction: 'inbound' }
      await expect.poll(() => newestMessage({ url, key }), slowly).toMatchObject(written)
    }
  }
  expect(await newestMessage({ url, key })).toMatchObject({ content: 'Hello!', to: '+4915112345678' })
})

it('docs/guides/broadcasts.md works in the demo, when pasted block by block', async () => {
  const { url, key = '' } = await start().welcome
  const account = '106540352242922'
  const env = { PATH: process.env.PATH, BASE: url, ACCOUNT: account, KEY: key }
  await using terminal = new Terminal({ env })
  await terminal.paste('curl() { command curl -sS --fail-with-body "$@"; }')
  for (const { commands } of commandBlocks('guides/broadcasts.md')) await terminal.paste(commands)
  const channel = createChannel({ apiKey: key, baseUrl: url })
  const broadcast = async () => (await channel.broadcasts.get(account, 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0')).data
  await expect.poll(broadcast, slowly).toMatchObject({ status: 'completed', counts: { total: 2, skipped: 0 } })
  const { data } = await channel.messages.list(account, { direction: 'outbound', limit: 2 }).page()
  expect(data.map(({ content }) => content).toSorted()).toEqual([
    'Dear Bo, this weekend: rye bread!',
    expect.stringMatching(/^Dear .+, this weekend: rye bread!$/),
  ])
})

describe('docs/tour.md', () => {
  it('works when pasted at once, and a second time', async () => {
    const { url } = await start().welcome
    const folder = dirname(dataDirectory())
    await symlink(dataDirectory(), join(folder, '.channel'))
    const blocks = commandBlocks('tour.md', { 'localhost:8787': new URL(url).host })
    const pasted = blocks.filter(({ heading }) => ['Call it', 'Write as a customer', 'Reply'].includes(heading))
    expect(pasted).toHaveLength(3)
    const env = { PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) }
    await using terminal = new Terminal({ cwd: folder, env })
    await terminal.paste(npm)
    for (const paste of [1, 2]) {
      const { stdout, stderr } = await terminal.paste(pasted.map(({ commands }) => commands).join(''))
      expect(stderr).toBe('')
      expect(stdout.endsWith('\n')).toBe(true)
      const responses = stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      const label = paste === 1 ? { data: { name: 'VIP' } } : { error: { param: 'name' } }
      expect(responses).toMatchObject([
        { data: [{}, {}] },
        label,
        { data: expect.arrayContaining([expect.objectContaining({ content: 'Is there rye bread left?' })]) },
        { data: { content: 'The last one is yours.', status: 'pending' } },
        { data: [{ content: 'The last one is yours.', status: 'read' }] },
      ])
    }
  })
})
