import { Session } from '../target/session.ts'
import { startApp } from './start-app.ts'

/** Starts the mock. Ended with the session. */
export async function openMock(): Promise<Session> {
  await using resources = new AsyncDisposableStack()
  const { url } = resources.use(await startApp('mock', ['--port', '0']))
  return await Session.open({ name: 'mock', url, apiKey: 'chn_live_any', isMock: true, mayWrite: true, resources })
}
