import { createTestDatabase } from '@channel/test-kit'
import { afterAll } from 'vitest'
import { startPage, type TestPage } from './dashboard-page.ts'
import { startSendingWorker } from './sending-worker.ts'

/** Starts the page with a database of its own and a worker, for the rest of the test file. Messages get no statuses, at any time. */
export async function startSendingPage(): Promise<TestPage> {
  const database = await createTestDatabase()
  afterAll(() => database.drop())
  const page = await startPage({ database })
  await startSendingWorker(page.api, database)
  page.api.simulator.behave({ enforce_window: false, statuses: [] })
  return page
}
