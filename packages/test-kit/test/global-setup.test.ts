import { expect, onTestFinished, test, vi } from 'vitest'
import { setupTestDatabases } from '../src/global-setup.ts'

/** A second setup next to this run's own. Returns the URL that it provides to workers. */
async function setUp(): Promise<string> {
  const provide = vi.fn()
  const tearDown = await setupTestDatabases({ provide } as never)
  onTestFinished(tearDown)
  return provide.mock.lastCall?.[1] as string
}

test('responds with an error to a test that requests a database in a run without one', async () => {
  vi.stubEnv('CHANNEL_TEST_DATABASE', 'none')
  const url = await setUp()
  vi.unstubAllEnvs()
  const response = await fetch(new URL('/clone', url))
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('CHANNEL_TEST_DATABASE=none')
})

test('responds with an error to every request when the server is unreachable', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => void vi.unstubAllEnvs())
  const url = await setUp()
  for (const path of ['/clone', '/shared?worker=1']) {
    expect(await (await fetch(new URL(path, url))).text()).toContain('Cannot connect to PostgreSQL at 127.0.0.1:1/none')
  }
})
