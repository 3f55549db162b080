import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diffMain } from '../../src/command/diff-main.ts'
import { diffCommand, executeFile, runHere } from '../command.fixtures.ts'
import { testDirectory } from '../generate-modules.ts'

const run = (...args: string[]) => runHere(diffMain, args)

const old = `openapi: 3.1.0
info: { title: Tea, version: 1.2.0 }
paths:
  /teas:
    get:
      operationId: getTea
      responses:
        '200': { description: A tea., content: { application/json: { schema: { $ref: '#/components/schemas/Tea' } } } }
components:
  schemas:
    Tea:
      type: object
      required: [name]
      properties:
        name: { type: string }
`
const broken = old.replace('      required: [name]\n', '').replace('/teas:', '/teas:\n    post: { responses: {} }')

/** Writes two documents. @returns their paths */
function filesOf(before: string, after: string): [string, string] {
  const directory = testDirectory()
  const paths: [string, string] = [join(directory, 'old.yaml'), join(directory, 'new,1.yaml')]
  writeFileSync(paths[0], before)
  writeFileSync(paths[1], after)
  return paths
}

test('prints each change with its position, breaks first, and the next version', async () => {
  const files = filesOf(old, broken)
  expect(await run(...files)).toEqual({
    code: 1,
    stderr: '',
    stdout: [
      `${files[1]}:15:9: major: \`Tea.name\` is no longer required (in responses).`,
      `${files[1]}:5:5: minor: \`POST /teas\` was added.`,
      '1 breaking change and 1 addition. The version after 1.2.0 is 2.0.0.\n',
    ].join('\n'),
  })
})

test('the process ends with the exit code and the output of the command', async () => {
  const files = filesOf(old, broken)
  expect(await executeFile(diffCommand, files)).toEqual(await run(...files))
})

test('prints JSON', async () => {
  const files = filesOf(old, broken)
  const { stdout } = await run(...files, '--format', 'json')
  const { changes, ...versions } = JSON.parse(stdout)
  expect(versions).toEqual({ version: '1.2.0', nextVersion: '2.0.0' })
  expect(changes[0]).toEqual({
    impact: 'major',
    subject: 'Tea.name',
    text: '`Tea.name` is no longer required (in responses).',
    pointer: '/components/schemas/Tea/properties/name',
    file: files[1],
    line: 15,
    column: 9,
  })
})

test('prints Markdown with a section for each impact', async () => {
  const { stdout } = await run(...filesOf(old, broken), '--format', 'markdown')
  expect(stdout).toBe(`### Breaking changes

- \`Tea.name\` is no longer required (in responses).

### Additions

- \`POST /teas\` was added.

1 breaking change and 1 addition. The version after 1.2.0 is 2.0.0.
`)
})

test('prints annotations of a GitHub workflow', async () => {
  const files = filesOf(old, broken)
  const file = files[1].replace(',', '%2C')
  const { stdout } = await run(...files, '--format', 'github')
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    `::error file=${file},line=15,col=9,title=Breaking change::\`Tea.name\` is no longer required (in responses).`,
    `::notice file=${file},line=5,col=5,title=Addition::\`POST /teas\` was added.`,
  ])
})

const described = old.replace('A tea.', 'One tea.')
test.each([
  [broken, [], 1],
  [broken, ['--fail-on', 'none'], 0],
  [described, ['--fail-on', 'minor'], 0],
  [described, ['--fail-on', 'patch'], 1],
  [old, ['--fail-on', 'patch'], 0],
])('the exit code says whether there are changes of an impact %#', async (after, options, code) => {
  expect((await run(...filesOf(old, after), ...options)).code).toBe(code)
})

test('says that nothing or only documentation has changed', async () => {
  expect((await run(...filesOf(old, old))).stdout).toBe('Nothing has changed.\n')
  const { stdout } = await run(...filesOf(old, described), '--format', 'markdown')
  expect(stdout).toContain('Only documentation has changed. The version after 1.2.0 is 1.2.1.')
})

test('prints no next version if the old one is not of semver', async () => {
  const dated = old.replace('1.2.0', "'2026-11-01'")
  expect((await run(...filesOf(dated, broken))).stdout).toContain('1 breaking change and 1 addition.\n')
})

test('names the line of a change in a file that the document refers to', async () => {
  const split = old.replace("'#/components/schemas/Tea'", 'tea.yaml')
  const [before] = filesOf(split, split)
  const tea = 'type: object\nproperties:\n  name: { type: string }\n'
  writeFileSync(join(before, '../tea.yaml'), tea)
  const other = testDirectory()
  writeFileSync(join(other, 'new.yaml'), split)
  writeFileSync(join(other, 'tea.yaml'), tea.replace('string', 'integer'))
  const { stdout } = await run(before, join(other, 'new.yaml'))
  expect(stdout).toContain(`${join(other, 'tea.yaml')}:3:3: major: \`tea.name\``)
})

test.each([
  [[], 'Give two documents: the old one and the new one.'],
  [['a.yaml'], 'Give two documents: the old one and the new one.'],
  [['a.yaml', 'b.yaml', '--format', 'xml'], '--format is text, json, markdown or github.'],
  [['a.yaml', 'b.yaml', '--fail-on', 'all'], '--fail-on is major, minor, patch or none.'],
  [['a.yaml', 'b.yaml', '--fail-no', 'none'], 'There is no option --fail-no. Did you mean --fail-on? See --help.'],
  [['a.yaml', 'b.yaml', '--format'], '--format needs a value. See --help.'],
])('%j are wrong arguments', async (args, message) => {
  const { code, stderr } = await run(...args)
  expect(code).toBe(2)
  expect(stderr).toContain(`openapi-diff: ${message}`)
})

test('--help lists the options', async () => {
  const { code, stdout } = await run('--help')
  expect(code).toBe(0)
  for (const option of ['--format', '--fail-on']) expect(stdout).toContain(option)
})

test('names the file and the position of what cannot be read', async () => {
  const [before, after] = filesOf(old, old.replace("schemas/Tea'", "schemas/Coffee'"))
  const missing = join(before, '../missing.yaml')
  expect(await run(missing, after)).toMatchObject({ code: 2, stderr: expect.stringContaining(missing) })
  expect(await run(before, after)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`${after}:8:80: error: The target of #/components/schemas/Coffee does not exist.`),
  })
  writeFileSync(after, 'openapi: 3.1.0\npaths: {]\n')
  expect(await run(before, after)).toMatchObject({ code: 2, stderr: expect.stringContaining(`${after}:2:9: `) })
  writeFileSync(after, 'swagger: 2.0\n')
  expect(await run(before, after)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`${after}:1:1: error: This is a Swagger 2.0 document.`),
  })
})
