import { ulid } from 'ulid'
import type { MockedContract } from './read-contract.ts'

/** Why the guard answers itself; `code` is one of the contract's. */
export class Refusal extends Error {
  readonly code: string
  readonly param: string | undefined
  readonly headers: Record<string, string>

  constructor(
    code: string,
    message: string,
    details: { param?: string | undefined; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.code = code
    this.param = details.param
    this.headers = details.headers ?? {}
  }
}

/** The error envelope; status and type come from the contract's catalog. */
export function refusalResponse(
  { code, message, param, headers }: Refusal,
  errors: MockedContract['errors'],
): Response {
  const { status, type } = errors[code] ?? { status: 500, type: 'api_error' }
  const error = { type, code, message, ...(param === undefined ? {} : { param }), request_id: newRequestId() }
  return Response.json({ error }, { status, headers: { ...headers, 'X-Request-Id': error.request_id } })
}

/** As the service makes them. */
export function newRequestId(): string {
  return `req_${ulid()}`
}
