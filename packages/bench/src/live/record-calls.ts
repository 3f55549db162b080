import { setTimeout as delay } from 'node:timers/promises'
import type { ApiLog } from '@channel/core/mechanisms/api-log'
import { idTimeMs, newId } from '@channel/core/mechanisms/ids'
import { fixture } from '../database/fixture.ts'

export const callsPerSecond = 500

/** A call that was recorded: its number, from 0, its request id and its time. */
export type OnCall = (number: number, requestId: string, atMs: number) => void

/**
 * Records 500 calls per second for some seconds, as the API does. Each has a path with its number.
 *
 * @returns the number of calls
 */
export async function recordCalls(apiLog: ApiLog, seconds: number, onCall: OnCall): Promise<number> {
  const startMs = performance.now()
  let number = 0
  while (performance.now() - startMs < seconds * 1_000) {
    const due = Math.floor(((performance.now() - startMs) / 1_000) * callsPerSecond)
    for (; number < due; number++) {
      const requestId = newId('request')
      onCall(number, requestId, Date.now())
      apiLog.record({
        organizationId: fixture.organizationId,
        keyId: fixture.apiKeyId,
        requestId,
        method: 'GET',
        path: `/v1/labels/${number}`,
        status: 200,
        errorCode: null,
        latencyMs: 1,
        ip: null,
        atMs: idTimeMs(requestId),
      })
    }
    await delay(20)
  }
  return number
}
