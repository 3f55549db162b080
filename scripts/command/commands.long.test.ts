import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const commands = ['dev', 'diff', 'generate', 'new-operation', 'release-spec']

test.each(commands)('%s prints help', async (command) => {
  const { code, stdout } = await runScript(command, '--help')
  expect(code).toBe(0)
  expect(stdout).toContain('npm run -s ')
})

test.each(commands)('%s rejects an unknown argument in one line', async (command) => {
  const { code, stdout, stderr } = await runScript(command, '--nonsense')
  expect(code).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toBe("Unknown option '--nonsense'. See --help.\n")
})

test('new-operation writes nothing if an argument is missing', async () => {
  const { code, stderr } = await runScript('new-operation', 'getTea', '--method', 'get')
  expect(code).toBe(2)
  expect(stderr).toBe('--path must begin with /v1/. See --help.\n')
})

function runScript(name: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = join(root, 'scripts', `${name}.ts`)
  return new Promise((done) => {
    const child = execFile(process.execPath, [script, ...args], (_error, stdout, stderr) => {
      done({ code: child.exitCode ?? -1, stdout, stderr })
    })
  })
}
