import { describe, expect, it } from 'vitest'
import { endAt, startCrashScene } from './idempotency-crash.fixtures.ts'
import { send } from './support/send.ts'
import { startWiredApi } from './support/start-wired-api.ts'

const { aProxy, requests, expectOneResponse } = await startCrashScene()

describe.each(requests)('%s', (_what, aRequest, cases) => {
  it('is atomic if its connection is lost at any of these points, and the API recovers', async () => {
    const proxy = await aProxy()
    const { url } = await startWiredApi({ DATABASE_URL: proxy.url })
    const behind = { proxy, url }
    for (const each of cases) {
      const request = await aRequest()
      const { first, duplicate } = await endAt(behind, each, request, async () => proxy.cut())
      // An error response that was already known is returned if it can be stored over another connection. Until the
      // database detects the lost connection, the key is in progress.
      const known = request.status === 400 ? [request.status, 409] : []
      expect([503, ...known], each.name).toContain(first)
      await expectOneResponse(request, duplicate)
      const onSame = await send('createContact', { ...request.tenant, url }, request.parts)
      expect(onSame.headers.get('idempotent-replayed'), each.name).toBe('true')
    }
  })
})
