import { describe, expect, it } from 'vitest'
import { endAt, startCrashScene } from './idempotency-crash.fixtures.ts'
import { startApiProcess } from './support/api-process.ts'

const { aProxy, requests, expectOneResponse } = await startCrashScene()

describe.each(requests)('%s', (_what, aRequest, cases) => {
  it.each(cases)('is atomic if its process is killed $name', async (each) => {
    const proxy = await aProxy()
    const { child, url = '', ended } = await startApiProcess({ DATABASE_URL: proxy.url })
    const request = await aRequest()
    const { first, duplicate } = await endAt({ proxy, url }, each, request, async () => {
      child.kill('SIGKILL')
      await ended
    })
    expect(first).toBe('no response')
    await expectOneResponse(request, duplicate)
  })
})
