import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)

/** Starts the entry of a bundle whose program prints its NODE_ENV. */
async function environmentOf(env: NodeJS.ProcessEnv): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-bundle-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await writeFile(join(directory, 'package.json'), '{ "type": "module" }')
  await writeFile(join(directory, 'app.js'), 'process.stdout.write(String(process.env.NODE_ENV))')
  await cp(new URL('main.js', import.meta.url), join(directory, 'main.js'))
  return (await run(process.execPath, [join(directory, 'main.js')], { env })).stdout
}

it('sets NODE_ENV to production unless it is already set', async () => {
  expect(await environmentOf({})).toBe('production')
  expect(await environmentOf({ NODE_ENV: 'development' })).toBe('development')
})
