import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { usage } from '../src/command/arguments.ts'
import { argumentOf, configKeys } from '../src/command/document-options.ts'
import { main } from '../src/command/main.ts'
import { command, executeFile, runHere } from './command.fixtures.ts'
import { testDirectory } from './generate-modules.ts'
import { documentOf } from './library-document.ts'

const run = (...args: string[]) => runHere(main, args)

/** A directory with two documents and a config file. */
function project(config: string, name = 'openapi-hono.config.ts') {
  const directory = testDirectory()
  writeFileSync(join(directory, 'a.json'), JSON.stringify(documentOf({ A: { type: 'string' } })))
  mkdirSync(join(directory, 'docs'))
  writeFileSync(join(directory, 'docs/b.json'), JSON.stringify(documentOf({ B: { type: 'integer' } })))
  const file = join(directory, name)
  const save = (options: string) =>
    writeFileSync(
      file,
      `import { defineConfig } from '@channel/codegen/config'\nexport default defineConfig(${options})\n`,
    )
  save(config)
  const path = (name: string) => join(directory, name)
  return { directory, file, save, path, read: (name: string) => readFileSync(path(name), 'utf8') }
}
const both = `[{ document: 'a.json', out: 'gen/a' }, { document: 'docs/b.json', out: 'gen/b', source: 'docs/' }]`

describe('a config file', () => {
  test('has several documents, with paths relative to it', async () => {
    const { file, read } = project(both)
    expect(await run('--config', file)).toMatchObject({ code: 0, stderr: '' })
    expect(read('gen/a/types.d.ts')).toMatch(/^\/\/ Generated from a\.json\. Do not edit\.\n[\s\S]*type A = string/)
    expect(read('gen/b/types.d.ts')).toMatch(/^\/\/ Generated from docs\/\. Do not edit\.\n[\s\S]*type B = number/)
    expect(await run('--config', file, '--check')).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test.each(['openapi-hono.config.ts', 'openapi-hono.config.js', 'openapi-hono.config.mjs'])(
    'is found in the working directory: %s',
    async (name) => {
      const { directory, path } = project(`{ document: 'a.json', out: 'gen' }`, name)
      expect(await executeFile(command, [], { cwd: directory })).toMatchObject({
        code: 0,
        stderr: '',
        stdout: expect.stringMatching(/^gen: /),
      })
      expect(existsSync(path('gen/types.d.ts'))).toBe(true)
    },
  )

  test('is overridden by the command line', async () => {
    const { file, path, read } = project(`{ document: 'a.json', out: 'gen', paths: true, overlays: ['nowhere.json'] }`)
    writeFileSync(
      path('overlay.json'),
      '{"overlay":"1.1.0","info":{"title":"O","version":"1"},"actions":[{"target":"$.info","update":{"title":"O"}}]}',
    )
    const args = ['--no-paths', '--source', 'here', '--overlay', path('overlay.json'), '--out', path('other')]
    expect(await run('--config', file, ...args)).toMatchObject({ code: 0, stderr: '' })
    expect(read('other/types.d.ts')).toMatch(/^\/\/ Generated from here\./)
    expect(existsSync(path('other/paths.d.ts'))).toBe(false)
  })

  test('has formats, whose modules are relative to it', async () => {
    const { file, path, read } = project(
      `{ document: 'docs/b.json', out: 'gen/b', formats: { even: './formats.ts#even', 'date-time': 'Date' } }`,
    )
    writeFileSync(path('formats.ts'), 'export const even = /[02468]$/\n')
    writeFileSync(path('docs/b.json'), JSON.stringify(documentOf({ B: { type: 'integer', format: 'even' } })))
    expect(await run('--config', file)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(
        "/docs/b.json:1:1: warning: The option 'formats' has 'date-time', which no schema",
      ),
    })
    expect(read('gen/b/formats.js')).toContain(`* as own from '${'../..'}/formats.ts';\n`)
    expect(read('gen/b/schemas/unused.js')).toContain("integer().apply(format('even')).apply(evenFormat)")
    const args = [path('docs/b.json'), '--out', path('gen/c'), '--format', `even=${path('formats.ts')}#even`]
    expect(await run(...args)).toMatchObject({ code: 0, stderr: '' })
    expect(read('gen/c/formats.js')).toBe(
      read('gen/b/formats.js').replace(/^.*\n/, `// Generated from ${path('docs/b.json')}. Do not edit.\n`),
    )
    expect(await run(...args.slice(0, -1), 'even')).toMatchObject({ code: 2 })
  })

  test('generates the other documents after one with errors', async () => {
    const { file, read } = project(`[{ document: 'nowhere.json', out: 'gen/a' }, { document: 'a.json', out: 'gen/b' }]`)
    expect(await run('--config', file)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/nowhere\.json: ENOENT/),
    })
    expect(read('gen/b/types.d.ts')).toContain('type A = string')
  })
})

describe('a wrong config file', () => {
  const keys = [...configKeys.keys()].join(', ')
  const wrong: [string, string][] = [
    [
      `{ document: 'a.json', out: 'g', strictNulable: true }`,
      `There is no option 'strictNulable'. The options are ${keys}.`,
    ],
    [`{ document: 'a.json', out: 'g', strictNullable: 'yes' }`, `'strictNullable' must be true or false.`],
    [`{ document: 'a.json', out: 'g', unknownQuery: 'maybe' }`, `'unknownQuery' must be reject or ignore.`],
    [`{ document: 'a.json', out: 'g', overlays: 'o.json' }`, `'overlays' must be an array, each item a path.`],
    [`{ document: 'a.json', out: 'g', keep: [1] }`, `'keep' must be an array, each item a text.`],
    [
      `{ document: 'a.json', out: 'g', include: ['books'] }`,
      `'include' must be an array, each item tag:NAME, operation:ID or path:PATH.`,
    ],
    [`{ document: 'a.json', out: 7 }`, `'out' must be a path.`],
    [
      `{ document: 'a.json', out: 'g', formats: ['Date'] }`,
      `'formats' must be an object, each value a type or FILE#EXPORT.`,
    ],
    [
      `{ document: 'a.json', out: 'g', formats: { 'date-time': 'URL' } }`,
      `'formats' has 'date-time', which must be Date or Temporal.Instant or FILE#EXPORT.`,
    ],
    [
      `{ document: 'a.json', out: 'g', formats: { decimal: './decimal.ts#decimal' } }`,
      `'formats' has 'decimal', but there is no module ./decimal.ts.`,
    ],
    [
      `{ document: 'a.json', out: 'g', formats: { decimal: 'no-such-package/decimal#decimal' } }`,
      `'formats' has 'decimal', but there is no module no-such-package/decimal.`,
    ],
    [`{ out: 'g' }`, `'document' is missing: it must be a path.`],
    [
      `[{ document: 'a.json', out: 'g' }, { document: 'b.json' }]`,
      `documents[1]: 'out' is missing: it must be a path.`,
    ],
    [
      `[{ document: 'a.json', out: 'g' }, { document: 'b.json', out: './g/b' }]`,
      `documents[1]: 'out' must not overlap with that of documents[0].`,
    ],
    ['[]', 'It has no document.'],
    [`'a.json'`, 'The options of a document must be an object: { document, out, … }.'],
    ['undefined', 'It must export its options: export default defineConfig({ … }).'],

    ['{ document: no }', 'no is not defined'],
    [`(() => { throw 'x' })()`, 'x'],
  ]
  test.each(wrong)('%s', async (config, message) => {
    const { file, directory } = project(config, 'wrong.mjs')
    const outcome = await executeFile(command, ['--config', file], { cwd: directory })
    expect(outcome).toMatchObject({ code: 2, stdout: '' })
    expect(outcome.stderr).toContain(`openapi-hono: ${file}: ${message}`)
    expect(outcome.stderr.trim().split('\n')).toHaveLength(1)
  })

  test.each([
    ['mjs', "Unexpected token '}'"],
    ['ts', 'Expression expected'],
  ])('names the position of a syntax error: .%s', async (extension, message) => {
    const { file, directory } = project('{ document: [ }', `wrong.${extension}`)
    const { code, stderr } = await executeFile(command, ['--config', file], { cwd: directory })
    expect({ code, stderr }).toEqual({ code: 2, stderr: `openapi-hono: ${file}:2:43: ${message}\n` })
  })

  test('does not exist', async () => {
    expect(await run('--config', 'nowhere.ts')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^openapi-hono: nowhere\.ts: ENOENT.*\n$/),
    })
  })
})

test('the help has every option', () => {
  for (const key of configKeys.keys()) if (key !== 'document') expect(usage).toContain(`--${argumentOf(key)} `)
})

test('--watch generates again after a change of the config file or of any document', async () => {
  const { directory, save, path, read } = project(both)
  const child = spawn(process.execPath, [command, '--watch'], { cwd: directory })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const errors = createInterface({ input: child.stderr })[Symbol.asyncIterator]()
  const next = async (begin: string) => {
    while (!(await lines.next()).value!.startsWith(begin));
  }
  try {
    await next('gen/b: ')
    writeFileSync(path('docs/b.json'), JSON.stringify(documentOf({ B: { type: 'boolean' } })))
    await next('gen/b: ')
    expect(read('gen/b/types.d.ts')).toContain('type B = boolean')
    save(`{ document: 'a.json', out: 'gen/a', paths: 'yes' }`)
    expect((await errors.next()).value).toContain("'paths' must be true or false.")
    save(`[{ document: 'later/c.json', out: 'gen/c' }, { document: 'a.json', out: 'gen/a', paths: true }]`)
    await next('gen/a: ')
    expect(existsSync(path('gen/a/paths.d.ts'))).toBe(true)
    writeFileSync(path('a.json'), JSON.stringify(documentOf({ A: { type: 'boolean' } })))
    await next('gen/a: ')
    expect(read('gen/a/types.d.ts')).toContain('type A = boolean')
  } finally {
    child.kill()
  }
})
