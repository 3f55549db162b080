import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { main } from '../src/command/main.ts'
import { generate } from '../src/index.ts'
import { runCommand } from '../src/run-command.ts'
import { command, diffCommand, execute, executeFile, runHere } from './command.fixtures.ts'
import { testDirectory } from './generate-modules.ts'
import { documentOf, libraryDocument, libraryPath } from './library-document.ts'

const run = (...args: string[]) => runHere(main, args)

describe('the process', () => {
  test.each([
    ['0 when it has written the files', { type: 'string' }, 0, / files written in \d+ ms\n$/],
    ['1 when the document cannot be used', { type: 'whole' }, 1, /\n1 error\.\n$/],
  ])('ends with %s', async (_how, schema, code, output) => {
    const out = testDirectory()
    const path = join(out, 'document.json')
    writeFileSync(path, JSON.stringify(documentOf({ A: schema })))
    const ended = await execute(path, '--out', join(out, 'generated'), '--strict')
    expect(ended.code).toBe(code)
    expect(ended.stdout + ended.stderr).toMatch(output)
  })

  test('ends with the exit code and the output of the command', async () => {
    expect(await execute()).toEqual({
      code: 2,
      stdout: '',
      stderr: 'openapi-hono: Give a document, or write openapi-hono.config.ts. See --help.\n',
    })
  })
})

describe('a reader of the output', () => {
  test.each([command, diffCommand])('may end first: %#', async (file) => {
    const script = 'exec 3>&1; "$0" "$1" --help 2>&3 | true'
    const { stdout } = await executeFile('-c', [script, process.execPath, file], { node: 'bash' })
    expect(stdout).toBe('')
  })
})

test('a package that is missing is named', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = process.exitCode
  onTestFinished(() => {
    error.mockRestore()
    process.exitCode = before
  })
  const missing = new Error("Cannot find package 'zod' imported from /x/dist/command/main.js")
  await runCommand('openapi-hono', () => Promise.reject(missing))
  expect(error.mock.calls).toEqual([['openapi-hono: The package zod is missing. Install it: npm install zod']])
  expect(process.exitCode).toBe(1)
  const defect = new Error('defect')
  await expect(runCommand('openapi-hono', () => Promise.reject(defect))).rejects.toBe(defect)
})

describe('arguments', () => {
  const wrong: [string[], string][] = [
    [[], 'openapi-hono: Give a document, or write openapi-hono.config.ts. See --help.\n'],
    [['a.json', 'b.json', '--out', 'x'], 'openapi-hono: Give exactly one document. See --help.\n'],
    [['a.json'], 'openapi-hono: Give --out DIR. See --help.\n'],
    [
      ['a.json', '--out', 'x', '--check', '--watch'],
      'openapi-hono: --check and --watch exclude each other. See --help.\n',
    ],
    [
      ['a.json', '--out', 'x', '--unknown-query', 'maybe'],
      'openapi-hono: --unknown-query must be reject or ignore. See --help.\n',
    ],
    [
      ['a.json', '--out', 'x', '--include', 'books'],
      'openapi-hono: --include must be tag:NAME, operation:ID or path:PATH. See --help.\n',
    ],
    [['a.json', '--out', 'x', '--', 'node'], 'openapi-hono: Give --watch and then -- COMMAND. See --help.\n'],
    [['a.json', '--out', 'x', '--watch', '--'], 'openapi-hono: Give --watch and then -- COMMAND. See --help.\n'],
    [['a.json', '--config', 'x'], 'openapi-hono: Give a document or --config, not both. See --help.\n'],
    [['a.json', '--outside', 'x'], 'openapi-hono: There is no option --outside. See --help.\n'],
    [['a.json', '--uot', 'x'], 'openapi-hono: There is no option --uot. Did you mean --out? See --help.\n'],
    [['a.json', '--out'], 'openapi-hono: --out needs a value. See --help.\n'],
    [['a.json', '--out', '--check'], 'openapi-hono: --out needs a value. See --help.\n'],
    [['a.json', '--out', 'x', '--check=x'], 'openapi-hono: --check takes no value. See --help.\n'],
  ]
  test.each(wrong)('%j', async (args, message) => {
    expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr: message })
  })

  test('--help lists the options', async () => {
    const { code, stdout } = await run('--help')
    expect(code).toBe(0)
    for (const option of ['--out', '--check', '--watch', '--source', '--overlay', '--keep', '--strict', '--quiet'])
      expect(stdout).toContain(option)
  })
})

describe('a document that cannot be used', () => {
  test('reports every problem with its pointer', async () => {
    const out = testDirectory()
    const path = join(out, 'document.json')
    writeFileSync(
      path,
      `{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": {},
  "components": { "schemas": {
    "A": {"type":"string","minLength":-1}, "B": {"type":"number","multipleOf":0} } },
    "more": 1 }`,
    )
    const { code, stderr } = await run(path, '--out', join(out, 'generated'), '--strict')
    expect(code).toBe(1)
    expect(stderr).toBe(`${path}:4:5: warning: OpenAPI has no field 'more' here.
    at /more
    Check its spelling and its indentation. The name of an extension begins with x-.
${path}:3:27: error: This must be a whole number that is not negative.
    at /components/schemas/A/minLength
    Write a number such as 1, without quotes.
${path}:3:66: error: This must be greater than 0.
    at /components/schemas/B/multipleOf
    Write the step between two values, such as 0.01.
2 errors and 1 warning.
`)
    expect(readdirSync(out)).toEqual(['document.json'])
  })

  test('leaves out operations that cannot be served, and counts them', async () => {
    const out = testDirectory()
    const [path, generated] = [join(out, 'document.json'), join(out, 'generated')]
    const operation = (schema: object) => ({
      get: { operationId: 'a', responses: { 200: { description: '', content: { 'application/json': { schema } } } } },
    })
    const paths = { '/good': operation({}), '/bad': operation({ type: 'string', minLength: -1 }) }
    writeFileSync(path, JSON.stringify({ ...documentOf({}), paths }))
    const { code, stdout, stderr } = await run(path, '--out', generated)
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('files written') })
    expect(stderr).toMatch(
      /document\.json:1:\d+: warning: GET \/bad is left out: This must be a whole number[\s\S]*\n1 of 2 operations was left out\.\n$/,
    )
    expect(readFileSync(join(generated, 'routes.js'), 'utf8')).not.toMatch(/^ {2}.*bad/m)
    expect(await run(path, '--out', generated, '--check', '--quiet')).toEqual({
      code: 0,
      stdout: '',
      stderr: '1 of 2 operations was left out.\n',
    })
  })

  test.each(['nowhere.json', 'nowhere.yaml'])('%s', async (name) => {
    const { code, stderr } = await run(name, '--out', 'x')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^openapi-hono: nowhere\.\w+: ENOENT.*\n$/)
  })

  test('is not read over the network', async () => {
    const { code, stderr } = await run('https://a.example/openapi.json', '--out', 'x')
    const expected =
      'https://a.example/openapi.json: Nothing is read over the network. Save it as a file, and give its path.'
    expect({ code, stderr }).toEqual({ code: 1, stderr: `openapi-hono: ${expected}\n` })
  })

  test('reports invalid JSON on one line', async () => {
    const out = testDirectory()
    writeFileSync(join(out, 'a.json'), '{')
    const { code, stderr } = await run(join(out, 'a.json'), '--out', out)
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('writing and --check', () => {
  const args = (out: string) => [libraryPath, '--out', out, '--source', 'spec/']

  test('starts every file with the mark', async () => {
    const files = generate(await libraryDocument(), { source: 'spec/' })
    for (const text of files.values()) expect(text.split('\n', 1)[0]).toBe('// Generated from spec/. Do not edit.')
  })

  test('generates the same text for the same document', async () => {
    expect([...generate(await libraryDocument())]).toEqual([...generate(await libraryDocument())])
  })

  test('replaces files of the other language', async () => {
    const out = testDirectory()
    const namesOf = () => readdirSync(out, { recursive: true }).map(String)
    await run(...args(out))
    const before = namesOf().sort()
    await run(...args(out), '--output', 'ts')
    expect(namesOf().filter((name) => /\.(?:js|d\.ts)$/.test(name))).toEqual([])
    expect(readFileSync(join(out, 'routes.ts'), 'utf8')).not.toMatch(/from '\..*\.js'/)
    await run(...args(out), '--output', 'js')
    expect(namesOf().sort()).toEqual(before)
  })

  test('leaves files that are up to date, and lists and then fixes stale, missing and extra files', async () => {
    const out = testDirectory()
    await run(...args(out))
    const before = readdirSync(out).map((file) => statSync(join(out, file)).mtimeMs)
    const { code, stdout } = await run(...args(out))
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(': 0 of ') })
    expect(readdirSync(out).map((file) => statSync(join(out, file)).mtimeMs)).toEqual(before)
    writeFileSync(join(out, 'types.d.ts'), `${readFileSync(join(out, 'types.d.ts'), 'utf8')} `)
    rmSync(join(out, 'routes', 'loans.js'))
    writeFileSync(join(out, 'old.js'), '// Generated from spec/. Do not edit.\n')
    writeFileSync(join(out, 'theirs.js'), '// Generated from spec/. Do not edit.\n')
    writeFileSync(join(out, 'by-hand.ts'), '')
    const check = [...args(out), '--check', '--keep', 'theirs.js']
    expect(await run(...check)).toEqual({
      code: 1,
      stdout: '',
      stderr: `stale: ${out}/types.d.ts\nmissing: ${out}/routes/loans.js\nextra: ${out}/old.js\n`,
    })
    expect((await run(...args(out), '--keep', 'theirs.js')).stdout).toContain('removed old.js')
    expect(await run(...check)).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['by-hand.ts', 'theirs.js']))
  })
})

test('--watch generates again after a change of the document or an overlay, and continues after an error', async () => {
  const out = testDirectory()
  const [path, overlay] = [join(out, 'document.json'), join(out, 'overlay.json')]
  const save = (text: string) => writeFileSync(path, text)
  const saveOverlay = (update: object) => {
    const actions = [{ target: '$.components.schemas.A', update }]
    writeFileSync(overlay, JSON.stringify({ overlay: '1.1.0', info: { title: 'Changes', version: '1' }, actions }))
  }
  saveOverlay({})
  save(JSON.stringify(documentOf({ A: { type: 'string' } })))
  const child = spawn(process.execPath, [
    command,
    path,
    '--out',
    join(out, 'generated'),
    '--watch',
    '--strict',
    '--overlay',
    overlay,
  ])
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const errors = createInterface({ input: child.stderr })[Symbol.asyncIterator]()
  const types = () => readFileSync(join(out, 'generated', 'types.d.ts'), 'utf8')
  try {
    expect((await lines.next()).value).toMatch(/ (\d+) of \1 files written in \d+ ms$/)
    save(JSON.stringify(documentOf({ A: { type: 'integer' } })))
    expect((await lines.next()).value).toMatch(/files written in \d+ ms$/)
    expect(types()).toContain('export type A = number')
    save(JSON.stringify(documentOf({ A: { type: 'whole' } })))
    expect((await errors.next()).value).toMatch(/document\.json:1:\d+: error: This must be one of/)
    expect(types()).toContain('export type A = number')
    save(JSON.stringify(documentOf({ A: { type: 'boolean' } })))
    await lines.next()
    expect(types()).toContain('export type A = boolean')
    saveOverlay([])
    for await (const line of errors) if (/overlay\.json:1:\d+: error: This is an array/.test(line)) break
    saveOverlay({ type: 'integer' })
    await lines.next()
    expect(types()).toContain('export type A = number')
  } finally {
    child.kill()
  }
})

describe('--watch -- COMMAND', () => {
  const start = (script: string) => {
    const out = testDirectory()
    const path = join(out, 'document.json')
    writeFileSync(path, JSON.stringify(documentOf({ A: { type: 'string' } })))
    const args = [path, '--out', join(out, 'generated'), '--watch', '--', process.execPath, '-e', script]
    const child = spawn(process.execPath, [command, ...args])
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
  }

  test('starts the command after the first run, and ends it', async () => {
    const { child, lines } = start(`
      process.on('SIGTERM', () => { console.log('ended'); process.exit(7) })
      setInterval(() => {}, 1000)
      console.log('started')`)
    expect((await lines.next()).value).toMatch(/files written/)
    expect((await lines.next()).value).toBe('started')
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await lines.next()).value).toBe('ended')
    expect(await exit).toEqual([7, null])
  })

  test('ends with the command', async () => {
    const { child } = start('process.exitCode = 3')
    expect(await once(child, 'exit')).toEqual([3, null])
  })
})
