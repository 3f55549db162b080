import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { newestMessage, slowly } from './support/newest-message.ts'
import { channelEntry } from './support/run-channel.ts'
import { useChannels } from './support/use-channels.ts'

const { start, dataDirectory } = useChannels()
const document = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8')
const tour = document('tour.md')
const gettingStarted = document('guides/getting-started.md')

/** `npm run -s channel -- …` in any folder. */
const npm = `npm() { shift 4; node '${channelEntry}' "$@"; }`

/** The commands below the paragraph that begins with this heading. */
function commandsOf(heading: string): string {
  const from = tour.indexOf(`**${heading}`)
  const [, commands] = /```sh\n(.*?)```/s.exec(tour.slice(from)) ?? []
  if (from < 0 || commands === undefined) throw new Error(`docs/tour.md has no commands below "${heading}"`)
  return commands
}

it('docs/guides/getting-started.md works when pasted block by block', async () => {
  const { url, key } = await start().welcome
  const [given, ...blocks] = [...gettingStarted.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block)
  const exports = [given, ...blocks].flatMap((block) => block?.match(/^export .*$/gm) ?? []).join('\n')
  const values = exports.replace('http://127.0.0.1:8787', url).replace('chn_live_YOUR_KEY', key ?? '')
  const curl = 'curl() { command curl -sS --fail-with-body "$@"; }'
  const env = { PATH: process.env.PATH, CHANNEL_DATA_DIR: dataDirectory() }
  for (const block of [given, ...blocks]) {
    const commands = block?.replaceAll(/^export .*$/gm, '') ?? ''
    await promisify(execFile)('bash', ['--norc', '-ec', [npm, curl, values, commands].join('\n')], { env })
    // A reader takes longer than a message.
    if (commands.includes('simulate message')) {
      const written = { content: 'Are you open?', direction: 'inbound' }
      await expect.poll(() => newestMessage({ url, key }), slowly).toMatchObject(written)
    }
  }
  expect(await newestMessage({ url, key })).toMatchObject({ content: 'Hello!', to: '+4915112345678' })
})

describe('docs/tour.md', () => {
  it('works when pasted at once, and a second time', async () => {
    const { url } = await start().welcome
    const folder = dirname(dataDirectory())
    await symlink(dataDirectory(), join(folder, '.channel'))
    const script = [npm, ...['Call it', 'Write as a customer', 'Reply'].map(commandsOf)]
      .join('\n')
      .replaceAll('localhost:8787', new URL(url).host)
    const env = { PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) }
    for (const paste of [1, 2]) {
      const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-c', script], {
        cwd: folder,
        env,
        timeout: 250_000,
      })
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
