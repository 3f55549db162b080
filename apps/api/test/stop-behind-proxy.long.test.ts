import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { startLoad } from './support/load.ts'
import { knownAfterMs, proxies } from './support/proxies.ts'
import { startApi } from './support/start-api.ts'

const api = await startApi()

describe.each(proxies)('behind $name', ({ isMissing, start }) => {
  // Retried, because a connection that arrives in the very moment in which the listener closes is reset by the system.
  it.skipIf(isMissing)('no request fails when the processes are replaced one after another', { retry: 2 }, async () => {
    const tenant = await api.tenant()
    const ports = [await freePort(), await freePort()]
    const startApiAt = (port: number) =>
      startApiProcess({
        PORT: String(port),
        SHUTDOWN_DELAY_SECONDS: '3',
        RATE_LIMIT_READS_PER_MINUTE: '0',
        RATE_LIMIT_WRITES_PER_MINUTE: '0',
      })
    const processes = await Promise.all(ports.map(startApiAt))
    const url = await start(ports)
    await using load = startLoad(tenant, () => url)

    for (let replaced = 0; replaced < 6; replaced++) {
      const index = replaced % 2
      const before = load.responses()
      await expect.poll(load.responses).toBeGreaterThan(before + 100)
      processes[index]!.child.kill('SIGTERM')
      expect(await processes[index]!.ended).toBe(0)
      processes[index] = await startApiAt(ports[index]!)
      await delay(knownAfterMs)
    }
    expect(load.failures).toEqual([])
  })
})
