import { startSilencingProxy } from '@channel/db/testing'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { send } from './support/send.ts'
import { startApi } from './support/start-api.ts'
import { startWiredApi } from './support/start-wired-api.ts'

const api = await startApi()

it('recovers within seconds after its database connections become half-open', async () => {
  const proxy = await startSilencingProxy((await sharedDatabase()).url)
  onTestFinished(() => proxy.close())
  const { url, stop } = await startWiredApi({ DATABASE_URL: proxy.url })
  const tenant = { ...(await api.tenant()), url }
  const thirty = () =>
    Promise.all(
      Array.from({ length: 30 }, () =>
        send('listLabels', tenant).then(
          ({ status }) => status,
          () => 'no response',
        ),
      ),
    )
  const served = Array(30).fill(200)
  // Twice, so that the pool is full and all its connections are idle.
  expect([...(await thirty()), ...(await thirty())]).toEqual([...served, ...served])
  const connections = proxy.opened

  proxy.silence()
  const first = await thirty()
  expect(first).toContain(503)
  // Requests that had to wait got a new connection.
  expect(first.filter((status) => status === 200).length).toBeGreaterThanOrEqual(15)
  await expect.poll(thirty).toEqual(served)
  expect(proxy.opened).toBeGreaterThan(connections)
  await stop()
})
