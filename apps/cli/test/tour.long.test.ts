import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { useChannels } from './support/use-channels.ts'

const { start, dataDirectory } = useChannels()
const tour = readFileSync(new URL('../../../docs/tour.md', import.meta.url), 'utf8')

/** The commands below the paragraph that begins with this heading. */
function commandsOf(heading: string): string {
  const from = tour.indexOf(`**${heading}`)
  const [, commands] = /```sh\n(.*?)```/s.exec(tour.slice(from)) ?? []
  if (from < 0 || commands === undefined) throw new Error(`docs/tour.md has no commands below "${heading}"`)
  return commands
}

describe('docs/tour.md', () => {
  it('works when pasted at once, and a second time', async () => {
    const { url } = await start().welcome
    const folder = dirname(dataDirectory())
    await symlink(dataDirectory(), join(folder, '.channel'))
    const script = ['Call it', 'Write as a customer', 'Reply']
      .map(commandsOf)
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
