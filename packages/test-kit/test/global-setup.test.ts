import { expect, onTestFinished, test, vi } from 'vitest'
import { setupTestDatabases } from '../src/global-setup.ts'

/** A setup beside the one of this run, and the address that it hands to workers. */
async function setUp(): Promise<string> {
  const provide = vi.fn()
  const tearDown = await setupTestDatabases({ provide } as never)
  onTestFinished(tearDown)
  return provide.mock.lastCall?.[1] as string
}

test('a run that may have no database says so to the test that asks', async () => {
  vi.stubEnv('CHANNEL_TEST_DATABASE', 'none')
  const url = await setUp()
  vi.unstubAllEnvs()
  const response = await fetch(new URL('/clone', url))
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('CHANNEL_TEST_DATABASE=none')
})

test('a server that cannot be used is an error where it is asked for, each time', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => void vi.unstubAllEnvs())
  const url = await setUp()
  for (const path of ['/clone', '/shared?worker=1']) {
    expect(await (await fetch(new URL(path, url))).text()).toContain('Cannot connect to PostgreSQL at 127.0.0.1:1/none')
  }
})
