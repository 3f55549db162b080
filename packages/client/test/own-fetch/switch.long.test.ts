import { afterAll, beforeAll, expect, test } from 'vitest'
import { SwitchedWorkspace } from './switched-workspace.ts'

let workspace: SwitchedWorkspace
beforeAll(async () => {
  workspace = await SwitchedWorkspace.create()
})
afterAll(() => workspace?.remove())

const packages = ['client', 'contract-tests']
/** Tests of the two packages that are gone, and of what this test does. */
const leftOut = ['packages/client/test/own-fetch', 'packages/client/test/package']

/** `npm run -s generate` without turbo, which needs the lockfile. */
const generateHere = `import { writeOutputs } from './scripts/generate/compare-files.ts'
import { generateContract } from './scripts/generate/generate-contract.ts'

const outcome = await generateContract()
if (!outcome.ok) throw new Error(outcome.problems)
console.log(writeOutputs(outcome.outputs).written.join('\\n'))
`

const globalSetup = "export { setupTestDatabases as default } from './packages/test-kit/src/global-setup.ts'\n"
const vitestConfig = `export default {
  test: {
    include: ['packages/client/test/**/*.test.ts', 'packages/contract-tests/test/contract.test.ts'],
    exclude: ${JSON.stringify(leftOut.map((folder) => `${folder}/**`))},
    isolate: false,
    globalSetup: './vitest.global-setup.ts',
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
  },
}
`

// It runs the contract suite and the client's tests.
const timeout = 15 * 60_000

test('the client and the contract suite pass without openapi-fetch and openapi-typescript', { timeout }, async () => {
  await expect(workspace.run('node', '-e', "require('./packages/client/node_modules/openapi-fetch')")).rejects.toThrow(
    'Cannot find module',
  )
  await workspace.write('generate-here.ts', generateHere)
  expect(await workspace.run('node', 'generate-here.ts')).toContain('openapi-types.ts')

  const include = packages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/test`])
  const exclude = [...leftOut, 'packages/client/src/generated/**/*.js']
  await workspace.write('tsconfig.switched.json', JSON.stringify({ extends: './tsconfig.json', include, exclude }))
  expect(await workspace.run('tsc', '-p', 'tsconfig.switched.json', '--noEmit', '--pretty', 'false')).toBe('')
  const browser = ['-p', 'packages/client/tsconfig.browser.json', '--pretty', 'false']
  expect(await workspace.run('tsc', ...browser)).toBe('')

  await workspace.write('vitest.global-setup.ts', globalSetup)
  await workspace.write('vitest.config.ts', vitestConfig)
  const printed = await workspace.run('vitest', 'run', '--reporter', 'default')
  expect(printed).toContain('packages/client/test/facade.test.ts')
  expect(printed).toContain('packages/contract-tests/test/contract.test.ts')
  expect(printed).toMatch(/Tests .*\d{4} passed/)
  expect(printed).not.toContain('failed')
})
