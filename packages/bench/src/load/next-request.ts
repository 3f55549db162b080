import { contactBody } from './contact-body.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { LoadOrder, LoadRequest } from './load-protocol.ts'

/** Returns a function for the workload's next request, and the `expected` status of each response. */
export function requestSource({ workload, apiKey }: Pick<LoadOrder, 'workload' | 'apiKey'>): {
  next: () => LoadRequest
  expected: number
} {
  const authorization = `Bearer ${apiKey}`
  let sent = 0
  if (workload.kind === 'get') {
    const { paths } = workload
    const headers = { authorization }
    const next = (): LoadRequest => ({
      method: 'GET',
      path: paths[sent++ % paths.length] as string,
      headers,
      body: null,
    })
    return { next, expected: 200 }
  }
  if (workload.kind === 'requests') {
    const requests = workload.requests.map((each) => ({ ...each, headers: { ...each.headers, authorization } }))
    return { next: () => requests[sent++ % requests.length] as LoadRequest, expected: workload.expected }
  }
  const { from, path, firstNumber, withKey } = workload
  const headers = { authorization, 'content-type': 'application/json' }
  const next = (): LoadRequest => {
    const number = firstNumber + sent
    const body = contactBody(from[sent % from.length] as string, number)
    sent++
    if (!withKey) return { method: 'POST', path, headers, body }
    return { method: 'POST', path, headers: { ...headers, 'idempotency-key': idempotencyKey(number) }, body }
  }
  return { next, expected: 201 }
}
