import { conformsToSpec } from '@channel/test-kit'
import { findOperation } from './declared-operations.ts'

/** A `fetch` that checks every response against the contract and records the operations. */
export class Observer {
  /** Violations, one message each. Thrown here, they would be hidden by the client. */
  readonly violations: string[] = []
  /** operationId → the statuses of its responses. */
  readonly seen = new Map<string, Set<number>>()
  /** Paths of created objects. */
  readonly created: string[] = []

  async fetch(request: Request): Promise<Response> {
    const { method, url } = request
    const path = new URL(url).pathname
    const response = await fetch(request, { redirect: 'manual' })
    await conformsToSpec({ method, path }, response).catch((error: Error) => this.violations.push(error.message))
    const operationId = findOperation(method, path)
    if (operationId !== undefined) {
      this.seen.set(operationId, (this.seen.get(operationId) ?? new Set()).add(response.status))
    }
    const location = response.headers.get('location')
    if (response.status === 201 && location !== null) this.created.push(location)
    return response
  }
}
