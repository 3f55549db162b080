import type { LoggedCall } from '../mechanisms/api-log/index.ts'
import { newId } from '../mechanisms/ids/index.ts'

/** A call as the API records it. */
export function aCall(organizationId: string, overrides: Partial<LoggedCall> = {}): LoggedCall {
  return {
    organizationId,
    keyId: 'key_of_the_test',
    requestId: newId('request'),
    method: 'GET',
    path: '/v1/me',
    status: 200,
    errorCode: null,
    latencyMs: 1.25,
    ip: '203.0.113.7',
    atMs: Date.parse('2026-11-21T05:20:22.123Z'),
    ...overrides,
  }
}
