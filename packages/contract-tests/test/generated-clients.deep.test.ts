import { execFile, execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { portable } from '@channel/contract/portable-document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMock } from '../src/start/open-mock.ts'
import type { Session } from '../src/target/session.ts'
import { type Generator, generators } from './generated-clients/generators.ts'

const run = promisify(execFile)
let mock: Session
let directory: string
beforeAll(async () => {
  mock = await openMock()
  directory = await mkdtemp(join(tmpdir(), 'generated-clients-'))
})
afterAll(async () => {
  await mock.stop()
  await rm(directory, { recursive: true, force: true })
})

const received = webhook('MessageReceivedEvent')

/** The example of a webhook, and the same event with a type of a later version of the API. */
function webhook(name: string) {
  const { examples } = document.components as unknown as { examples: Record<string, { value: object }> }
  const { value } = examples[name]!
  return { known: value, unknown: { ...value, type: 'tea.poured' } }
}

for (const generator of generators) {
  const missing = generator.needs.find((command) => !isFound(command))
  const title = `a client of ${generator.name} compiles${generator.expected.length > 0 ? ' and makes its calls' : ''}`
  it.skipIf(missing !== undefined)(missing === undefined ? title : `${title} (not run: ${missing} is missing)`, () =>
    generatesAndRuns(generator),
  )
}

/** Runs the commands of a generator in a directory of its own that has the served document and its program. */
async function generatesAndRuns({ name, files, commands, expected }: Generator) {
  const folder = join(directory, name.replaceAll(' ', '-'))
  await mkdir(folder)
  const inputs = {
    ...files,
    'openapi.json': JSON.stringify(portable(document)),
    'known.json': JSON.stringify(received.known),
    'unknown.json': JSON.stringify(received.unknown),
  }
  for (const [file, text] of Object.entries(inputs)) await writeFile(join(folder, file), text)
  const env = { ...process.env, BASE: mock.url, ACCOUNT: mock.account }
  let printed = ''
  for (const command of commands) {
    const options = { cwd: folder, env, maxBuffer: 50_000_000 }
    const { stdout } = await run('sh', ['-ec', command], options).catch((error: { stdout: string; stderr: string }) =>
      expect.fail(`${command}\n${error.stdout}\n${error.stderr}`.slice(-8000)),
    )
    printed = stdout
  }
  const lines = printed.trim().split('\n')
  expect(lines.slice(lines.length - expected.length)).toEqual(expected)
}

function isFound(command: string): boolean {
  try {
    execFileSync('sh', ['-c', command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
