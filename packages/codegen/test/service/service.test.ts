import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { main } from '../../src/command/main.ts'
import type { JsonObject } from '../../src/read/json.ts'
import { findHandlers } from '../../src/service/find-handlers.ts'
import { packageSource } from '../../src/service/package-source.ts'
import { versions } from '../../src/service/versions.ts'
import { runHere } from '../command.fixtures.ts'
import { testDirectory } from '../generate-modules.ts'

const run = (...args: string[]) => runHere(main, args)

/** A document with an operation for each path; its value is the tag. */
function documentOf(tags: Readonly<Record<string, string>>, schemes: readonly string[] = []): JsonObject {
  const operations = Object.entries(tags).map(([id, tag]) => [
    `/${id}`,
    { get: { operationId: id, summary: `Does\n${id}.`, tags: [tag], responses: { 200: { description: 'OK' } } } },
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'Tags', version: '1' },
    security: schemes.map((name) => ({ [name]: [] })),
    paths: Object.fromEntries(operations),
    components: {
      securitySchemes: Object.fromEntries(schemes.map((name) => [name, { type: 'http', scheme: 'basic' }])),
    },
  }
}

async function newService(document: JsonObject) {
  const directory = testDirectory()
  const path = (name: string) => join(directory, name)
  const save = (changed: JsonObject) => writeFileSync(path('openapi.json'), JSON.stringify(changed))
  save(document)
  const outcome = await run('init', path('openapi.json'), path('service'))
  const config = path('service/openapi-hono.config.ts')
  const source = (name: string) => path(`service/src/${name}`)
  return {
    directory,
    path,
    save,
    outcome,
    config,
    generate: (...args: string[]) => run('--config', config, ...args),
    read: (name: string) => readFileSync(source(name), 'utf8'),
    write: (name: string, text: string) => writeFileSync(source(name), text),
    source,
  }
}

describe('init', () => {
  test('writes a config file that generates the same', async () => {
    const { outcome, config, read, path } = await newService(documentOf({ listBooks: 'books' }, ['login']))
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
    expect(readFileSync(config, 'utf8')).toContain(
      `document: '../openapi.json',\n  out: 'src/generated',\n  service: 'src',\n  strict: true,\n  output: 'ts',`,
    )
    expect(await run('--config', config, '--check')).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(read('handlers/books.ts')).toMatchInlineSnapshot(`
      "import { notImplemented } from '@channel/codegen/hono'
      import type { Context } from '../context.ts'
      import type { Handlers, Results } from '../generated/handlers.ts'

      export const booksHandlers = {
        // GET /listBooks: Does listBooks.
        listBooks: async (_input, _context): Promise<Results['listBooks']> => notImplemented('listBooks'),
      } satisfies Handlers<'books', Context>
      "
    `)
    expect(read('security.ts')).toContain(`  // Gets { username, password }. Return whose it is`)
    expect(readdirSync(path('service')).sort()).toEqual(
      [
        '.gitignore',
        'README.md',
        'openapi-hono.config.ts',
        'package.json',
        'src',
        'tsconfig.build.json',
        'tsconfig.json',
      ].sort(),
    )
  })

  test('overwrites no file', async () => {
    const { path, directory } = await newService(documentOf({ a: 'a' }))
    mkdirSync(path('other/src/handlers'), { recursive: true })
    const own = {
      'package.json': '{}',
      'README.md': 'mine',
      'src/app.ts': 'mine',
      'src/handlers/a.ts': 'mine',
      'src/security.ts': 'mine',
    }
    for (const [name, text] of Object.entries(own)) writeFileSync(path(`other/${name}`), text)
    const { code, stderr } = await run('init', path('openapi.json'), path('other'))
    expect(code).toBe(0)
    for (const [name, text] of Object.entries(own)) expect(readFileSync(path(`other/${name}`), 'utf8')).toBe(text)
    for (const name of ['package.json', 'README.md', 'src/app.ts'])
      expect(stderr).toContain(`kept ${path(`other/${name}`)}`)
    expect(stderr).toContain(`handlers/a.ts: it has no object that 'satisfies Handlers<'a', …>'.`)
    expect(stderr).toContain(`security.ts: it has no object that 'satisfies SecurityHandlers'.`)
    const again = await run('init', path('openapi.json'), join(directory, 'service'))
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('openapi-hono.config.ts exists already.') })
  })

  test('writes no stub for an operation that is left out, nothing with --strict, and takes options', async () => {
    const { path, read } = await newService(documentOf({ a: 'a' }))
    const { a, ...paths } = documentOf({ a: 'a', b: 'b' }).paths as Record<string, JsonObject>
    const bad = {
      get: { ...(paths['/b']!.get as JsonObject), parameters: [{ name: 'x', in: 'query', schema: { minLength: -1 } }] },
    }
    writeFileSync(path('bad.json'), JSON.stringify({ ...documentOf({ a: 'a' }), paths: { ...paths, '/b': bad } }))
    expect((await run('init', path('bad.json'), path('bad'), '--strict')).code).toBe(1)
    expect(existsSync(path('bad'))).toBe(false)
    expect(await run('init', path('bad.json'), path('partly'))).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/GET \/b is left out: [\s\S]*\n1 of 2 operations was left out\.\n$/),
    })
    expect(readdirSync(path('partly/src/handlers'))).toEqual(['a.ts'])
    expect(await run('init', path('bad.json'), path('bad'), '--exclude', 'tag:b')).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect(readFileSync(path('bad/openapi-hono.config.ts'), 'utf8')).toContain(`exclude: ['tag:b']`)
    expect(readdirSync(path('bad/src/handlers'))).toEqual(['a.ts'])
    expect(read('handlers.ts')).toContain('...aHandlers')
  })

  test.each([
    [[], 'Give a document and at most one directory.'],
    [['a', 'b', 'c'], 'Give a document and at most one directory.'],
    [['a', '--out', 'x'], 'There is no option --out.'],
  ])('%j is wrong', async (args, message) => {
    const { code, stderr } = await run('init', ...args)
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) })
  })

  test('names a next step that a shell understands', async () => {
    const directory = testDirectory()
    writeFileSync(join(directory, 'openapi.json'), JSON.stringify(documentOf({ a: 'x' })))
    const service = join(directory, "Jo's service")
    const { stdout } = await run('init', join(directory, 'openapi.json'), service)
    const [, step = ''] = /\nNext: cd (.*) && npm install PATH_TO\/codegen\.tgz && npm run -s dev\n$/.exec(stdout) ?? []
    expect(execFileSync('sh', ['-c', `cd ${step} && pwd`], { encoding: 'utf8' }).trim()).toBe(service)
    expect(readFileSync(join(service, 'README.md'), 'utf8')).toContain('\nnpm install PATH_TO/codegen.tgz\n')
  })

  describe('gets this package', () => {
    /** An installed package, as npm records it. */
    const installed = (resolved: string | undefined, manifest: object) => {
      const directory = testDirectory()
      const own = join(directory, 'node_modules/@channel/codegen')
      mkdirSync(own, { recursive: true })
      writeFileSync(join(own, 'package.json'), JSON.stringify({ name: '@channel/codegen', ...manifest }))
      const packages = { 'node_modules/@channel/codegen': { resolved } }
      if (resolved !== undefined)
        writeFileSync(join(directory, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
      writeFileSync(join(directory, 'a b.tgz'), '')
      return packageSource(join(directory, 'service'), own)
    }
    const version = versions['@channel/codegen']

    test.each<[string, string | undefined, object, string, string]>([
      ['from its tarball', 'file:a b.tgz', { private: true }, 'file:../a b.tgz', 'npm install'],
      ['from a registry', 'https://a.example/codegen.tgz', {}, version, 'npm install'],
      ['from a registry, with another package manager', undefined, {}, version, 'npm install'],
      ['by hand', undefined, { private: true }, version, 'npm install PATH_TO/codegen.tgz'],
      ['by hand if the tarball is gone', 'file:b.tgz', { private: true }, version, 'npm install PATH_TO/codegen.tgz'],
    ])('%s', (_from, resolved, manifest, specifier, command) => {
      expect(installed(resolved, manifest)).toEqual({ specifier, command })
    })
  })

  test('takes the versions that this package is tested with', () => {
    const manifest = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
    const [own, root] = [manifest('../../package.json'), manifest('../../../../package.json')]
    const tested = { ...own.devDependencies, ...root.devDependencies, '@channel/codegen': own.version }
    expect(versions).toEqual(Object.fromEntries(Object.keys(versions).map((name) => [name, tested[name]])))
  })
})

describe('a change of the document', () => {
  test('adds stubs of new operations, tags and schemes, and changes nothing else', async () => {
    const { save, generate, read, write, source } = await newService(documentOf({ a: 'x', b: 'x' }))
    const written = read('handlers/x.ts')
      .replace(/import \{ notImplemented.*\n/, '')
      .replace('Handlers, Results', 'Handlers')
      .replace(/( {2}\/\/ GET \/b[\s\S]*)\n\} sat/, '  b: () => ({ status: 200 }) // done\n} sat')
      .replace(/ {2}\/\/ GET \/a.*\n.*\n/, `  'a': async () => {\n    return { status: 200 } // }, {\n  },\n`)
    write('handlers/x.ts', written)
    save(documentOf({ a: 'x', b: 'x', c: 'x', d: 'y' }, ['login']))
    const check = await generate('--check')
    expect(check.code).toBe(1)
    for (const line of [
      `missing: ${source('handlers/x.ts')}: c`,
      `missing: ${source('handlers/y.ts')}: d`,
      `missing: ${source('security.ts')}: login`,
      `stale: ${source('handlers.ts')}`,
    ])
      expect(check.stderr.replaceAll(/[^ ]*\/\.scratch/g, '/.scratch')).toContain(
        line.replaceAll(/[^ ]*\/\.scratch/g, '/.scratch'),
      )
    expect(read('handlers/x.ts')).toBe(written)
    expect(await generate()).toMatchObject({ code: 0, stderr: '' })
    const added = `,\n  // GET /c: Does c.\n  c: async (_input, _context): Promise<Results['c']> => notImplemented('c'),`
    const imports = `import type { Results } from '../generated/handlers.ts'\nimport { notImplemented } from '@channel/codegen/hono'\n`
    expect(read('handlers/x.ts')).toBe(
      `${imports}${written.replace(' // done', `${added[0]} // done${added.slice(1)}`)}`,
    )
    expect(read('security.ts')).toMatch(/= \{\n {2}\/\/ Gets .*\n {2}login: .*\n\} satisfies/)
    expect(read('handlers.ts')).toContain(`{\n  ...xHandlers,\n  ...yHandlers,\n}`)
    expect(await generate('--check')).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('reports the handlers of operations that are gone or moved, and keeps them', async () => {
    const { save, generate, read } = await newService(documentOf({ a: 'x', b: 'x', c: 'z' }, ['login']))
    const before = read('handlers/x.ts')
    save(documentOf({ b: 'y', d: 'y' }))
    const { code, stderr } = await generate()
    expect(code).toBe(0)
    expect(stderr).toMatch(
      /^kept .*x\.ts: a, which .*\nkept .*z\.ts: c, .*\nkept .*security\.ts: login, which the generated routes do not need\n/,
    )
    expect((await generate('--include', 'tag:y')).stderr).toContain(
      'x.ts: a, which the selected operations do not need\n',
    )
    expect(read('handlers/x.ts')).toBe(before)
    save(documentOf({ a: 'x', b: 'y', d: 'y' }))
    expect((await generate()).stderr).toContain(`x.ts: the tag of b is now 'y': move its handler to`)
    expect(read('handlers/y.ts')).not.toContain('b:')
    expect((await generate('--check')).code).toBe(1)
  })

  test('leaves an object that spreads others to the compiler, and finds handlers that were moved', async () => {
    const { save, generate, read, write } = await newService(documentOf({ a: 'x' }))
    const text = read('handlers/x.ts')
    write('handlers/x.ts', '')
    write('handlers/mine.ts', text.replace('xHandlers = {', 'mine = {\n  ...others,'))
    save(documentOf({ a: 'x', b: 'x' }))
    expect(await generate()).toMatchObject({ code: 0, stderr: '' })
    expect(read('handlers/mine.ts')).not.toContain('b:')
    expect(read('handlers.ts')).toContain(`import { mine } from './handlers/mine.ts'`)
  })

  test('keeps a handlers.ts that is not generated', async () => {
    const { generate, read, write } = await newService(documentOf({ a: 'x' }))
    write('handlers.ts', 'export const handlers = {}\n')
    expect((await generate()).stderr).toContain('handlers.ts: it is not generated.')
    expect(read('handlers.ts')).toBe('export const handlers = {}\n')
  })
})

test('a service in the directory of the generated files is refused', async () => {
  const { code, stderr } = await run('a.json', '--out', 'src', '--service', 'src/service')
  expect({ code, stderr }).toEqual({ code: 2, stderr: 'openapi-hono: --service must not be in --out. See --help.\n' })
})

describe('finds the keys of handlers', () => {
  const cases: [string, string[]][] = [
    ['a: 1, b', ['a', 'b']],
    [`'a-b': 1, "c'd": 2, 'e\\'f': 3, ['g']: 4`, ['a-b', "c'd", "e'f", 'g']],
    [
      'async a() {}, b(input) { return { c: 1, d } }, async *e() {}, async: 1, get: () => 2',
      ['a', 'b', 'e', 'async', 'get'],
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    ['a: /[,}"]{2}/, // b: 1,\n/* c: 1, */ d: `${{ e: `${f}, g` }}, h: }`,', ['a', 'd']],
    ['a: x as Map<string, number>, b: <T, U>(y: T, z: U) => [y, z], c: y ? 1 : 2', ['a', 'b', 'c']],
    ['', []],
  ]
  test.each(cases)('{ %s }', async (inner, keys) => {
    const text = `const o = { z: { y: 1 } }\nexport const x = {${inner}} satisfies Handlers<"my 'tag'", C>\n`
    const { objects } = await findHandlers(text)
    expect(objects).toMatchObject([{ name: 'x', tag: "my 'tag'", keys, isOpen: false }])
  })
})
