import { Session } from '../target/session.ts'
import { startProcess } from './start-process.ts'

/** Starts the mock. Ended with the session. */
export async function openMock(): Promise<Session> {
  await using resources = new AsyncDisposableStack()
  const { url } = resources.use(await startProcess('apps/mock/src/main.ts', ['--port', '0']))
  return await Session.open({ name: 'mock', url, apiKey: 'chn_live_any', isMock: true, mayWrite: true, resources })
}
