import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startTestDatabaseServer, type TestDatabaseServer } from './test-database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL where workers request databases: see test-databases.ts. */
    testDatabasesUrl: string
  }
}

/**
 * Global setup of vitest: serves databases to the workers over HTTP. PostgreSQL starts with the first request, so a
 * run without database tests does not pay for it. With CHANNEL_TEST_DATABASE=none a request is an error.
 *
 * @returns the teardown
 */
export async function setupTestDatabases(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<TestDatabaseServer> | undefined
  const databases = () => {
    starting ??= startTestDatabaseServer(process.env)
    return starting
  }
  const allowed = process.env.CHANNEL_TEST_DATABASE !== 'none'

  async function handle(url: URL): Promise<string> {
    if (!allowed) throw new Error('this run has CHANNEL_TEST_DATABASE=none, but a test requested a database')
    const server = await databases()
    if (url.pathname === '/shared') return server.shared(url.searchParams.get('worker') ?? '')
    if (url.pathname === '/clone') return server.clone()
    if (url.pathname === '/empty') return server.empty()
    await server.drop(url.searchParams.get('url') ?? '')
    return ''
  }

  const http = createServer((request, response) => {
    handle(new URL(request.url ?? '/', 'http://localhost')).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  project.provide('testDatabasesUrl', `http://127.0.0.1:${(http.address() as AddressInfo).port}`)

  return async () => {
    http.closeAllConnections()
    http.close()
    await starting?.then(
      (server) => server.stop(),
      () => undefined,
    )
  }
}
