import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { rolldown } from 'rolldown'
import { expect, it, onTestFinished } from 'vitest'
import { type Bom, bomFile, listThirdParty, mergeBoms, noticesFile, printBom } from '../src/index.ts'

/** Bundles a program that uses `one`, which uses `two`, but not `three`. */
async function bundle(name: string, licenses: Record<string, string | undefined> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'channel-third-party-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const files: Record<string, string> = {
    'main.js': "import { one } from '@scope/one'; import './own.js'; console.log(one)",
    'own.js': 'console.log(1)',
    'node_modules/@scope/one/index.js':
      "export { two as one } from 'two'; import 'two/inner/file.js'; export * from 'three'",
    'node_modules/@scope/one/LICENSE.md': 'The text of one.',
    'node_modules/@scope/one/NOTICE': 'A notice of one.',
    'node_modules/two/index.js': 'export const two = console.log(2)',
    'node_modules/two/inner/package.json': '{ "type": "module" }',
    'node_modules/two/inner/file.js': 'console.log(3)',
    'node_modules/three/index.js': 'export const three = 3',
  }
  for (const each of ['@scope/one', 'two', 'three']) {
    const license = each in licenses ? licenses[each] : 'MIT'
    const manifest = { name: each, version: '1.2.3', type: 'module', main: 'index.js', sideEffects: each !== 'three' }
    files[`node_modules/${each}/package.json`] = JSON.stringify({ ...manifest, license })
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), text)
  }
  const copied = [join(directory, 'node_modules/three/assets')]
  const plugins = [listThirdParty({ name, version: '4.5.6', ...(name === 'copying' && { copied }) })]
  const build = await rolldown({ input: join(directory, 'main.js'), cwd: directory, logLevel: 'silent', plugins })
  await build.write({ dir: join(directory, 'dist') })
  await build.close()
  const read = (file: string) => readFile(join(directory, 'dist', file), 'utf8')
  return { bom: JSON.parse(await read(bomFile)) as Bom, notices: await read(noticesFile) }
}

const refsIn = ({ components = [] }: Bom) => components.map((each) => each['bom-ref'])
const one = 'pkg:npm/%40scope/one@1.2.3'
const two = 'pkg:npm/two@1.2.3'

it('lists the packages of the modules in the bundle, and which needs which', async () => {
  const { bom } = await bundle('program')
  expect(bom.metadata?.component).toMatchObject({ type: 'application', name: 'program', version: '4.5.6' })
  expect(refsIn(bom)).toEqual([one, two])
  expect(bom.components?.[0]).toMatchObject({ group: '@scope', name: 'one', licenses: [{ license: { id: 'MIT' } }] })
  expect(bom.dependencies).toEqual([{ ref: one, dependsOn: [two] }, { ref: two }, { ref: 'program', dependsOn: [one] }])
})

it('lists packages of copied files too, whose own parts are unknown', async () => {
  const { bom } = await bundle('copying')
  expect(refsIn(bom)).toEqual([one, 'pkg:npm/three@1.2.3', two])
  expect(bom.compositions).toEqual([{ aggregate: 'unknown', assemblies: ['pkg:npm/three@1.2.3'] }])
})

it('prints the license texts, and the standard one for a package without a file', async () => {
  const { notices } = await bundle('program', { two: '(ISC OR MIT)' })
  expect(notices).toContain('program contains the following 2 packages.')
  expect(notices).toMatch(
    /@scope\/one 1\.2\.3\nLicense: MIT\n\nLICENSE\.md\n\nThe text of one\.\n\nNOTICE\n\nA notice of one\./,
  )
  expect(notices).toMatch(/two 1\.2\.3\nLicense: \(ISC OR MIT\)\n\n[^\n]+ISC[^\n]+\n\nISC License/)
})

it.each([
  ['GPL-3.0-only', 'has the license GPL-3.0-only, which allowed-licenses.ts does not allow'],
  ['SEE LICENSE IN FILE', 'has the license SEE LICENSE IN FILE, which allowed-licenses.ts does not allow'],
  ['(MIT AND GPL-3.0-only)', 'has the license (MIT AND GPL-3.0-only), which allowed-licenses.ts does not allow'],
  [undefined, 'has no license in its package.json'],
])('fails for a package with the license %s, naming it', async (license, problem) => {
  await expect(bundle('program', { two: license })).rejects.toThrow(`two 1.2.3 ${problem}`)
})

it('writes documents that the schema of CycloneDX allows, also merged', async () => {
  const boms = [(await bundle('program')).bom, (await bundle('copying')).bom]
  const product = { name: 'product', version: '1.0.0', timestamp: '2026-01-02T03:04:05Z' }
  const merged = mergeBoms(product, boms)
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  for (const bom of [...boms, merged]) expect(await validator.validate(printBom(bom))).toBeNull()
  expect(merged.metadata).toMatchObject({ timestamp: product.timestamp, component: { name: 'product' } })
  expect(refsIn(merged)).toEqual(['copying', one, 'pkg:npm/three@1.2.3', two, 'program'])
  expect(merged.dependencies).toContainEqual({ ref: 'product', dependsOn: ['copying', 'program'] })
  expect(merged.dependencies).toContainEqual({ ref: 'program', dependsOn: [one] })
})
