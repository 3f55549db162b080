import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { portable } from '@channel/contract/portable-document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMock } from '../../src/start/open-mock.ts'
import type { Session } from '../../src/target/session.ts'

/** A tool that reads the document. If it generates clients, the folder of its name has a program that uses one. */
export interface Tool {
  readonly name: string
  /** What the test shows; by default, that a generated client works. */
  readonly title?: string
  /** Commands of a shell that fail if the toolchain is missing. */
  readonly needs: readonly string[]
  /** Install, generate, compile and run: each a command of a shell. */
  readonly commands: readonly string[]
  /** The last lines that the last command prints; by default, those of the programs. */
  readonly prints?: readonly string[]
}

/** What every program prints: what it reads in responses and in webhooks. */
const printsOfPrograms = [
  'me api_key',
  'pages 2',
  'upload med_',
  'sent text',
  'error resource_not_found',
  'delivery contact.deleted',
  'event When do you open tomorrow?',
  'new type tea.poured',
  'new value out_of_tea',
]

export const python = 'python3 -m venv --help'
export const java = 'java -version'

/** Its jar is in a package of PyPI. */
export const openapiGenerator = (language: string, options = '') => [
  'python3 -m venv venv && venv/bin/pip install -q openapi-generator-cli==7.26.0',
  `venv/bin/openapi-generator-cli generate -i openapi.json -g ${language} -o client ${options} ` +
    '--global-property apiTests=false,modelTests=false,apiDocs=false,modelDocs=false',
]

/** Tests each tool with the served document, against the mock. */
export function testTools(tools: readonly Tool[]): void {
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

  for (const { name, title = `a client of ${name} compiles and makes its calls`, needs, ...rest } of tools) {
    const { commands, prints = printsOfPrograms } = rest
    const missing = needs.find((command) => !isFound(command))
    const reason = missing === undefined ? '' : ` (not run: ${missing} fails)`
    it.skipIf(missing !== undefined)(`${title}${reason}`, async () => {
      const folder = await makeFolder(directory, name)
      const output = await runAll(commands, folder, { BASE: mock.url, ACCOUNT: mock.account })
      expect(output.trim().split('\n').slice(-prints.length)).toEqual(prints)
    })
  }
}

/** Resolves to a new folder with the program of the tool, the document and the webhooks. */
async function makeFolder(directory: string, name: string): Promise<string> {
  const [program, folder] = [join(import.meta.dirname, name), join(directory, name)]
  await mkdir(folder)
  if (existsSync(program)) await cp(program, folder, { recursive: true })
  for (const [file, value] of Object.entries(inputs))
    await writeFile(join(folder, `${file}.json`), JSON.stringify(value))
  return folder
}

const received = example('MessageReceivedEvent')
const changed = example('AccountUpdatedEvent')

const inputs = {
  openapi: portable(document),
  // A later version of the API can add fields, types of events, and values of a set that may grow.
  event: { ...received, tea: 'green', data: { object: { ...received.data.object, tea: 'green' } } },
  'new-type': { ...received, type: 'tea.poured' },
  'new-value': { ...changed, data: { object: { ...changed.data.object, restriction: 'out_of_tea' } } },
}

function example(name: string): { data: { object: object } } {
  const { examples } = document.components as unknown as {
    examples: Record<string, { value: { data: { object: object } } }>
  }
  return examples[name]!.value
}

/** Resolves to what the last command prints. */
async function runAll(commands: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  let output = ''
  for (const command of commands) {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 50_000_000 }
    const run = promisify(execFile)('sh', ['-ec', command], options)
    const { stdout } = await run.catch((error: { stdout: string; stderr: string }) =>
      expect.fail(`${command}\n${error.stdout}\n${error.stderr}`.slice(-8000)),
    )
    output = stdout
  }
  return output
}

function isFound(command: string): boolean {
  try {
    execFileSync('sh', ['-c', command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
