import type { RequestFailure } from '@channel/contract/request-failure'
import { ulid } from 'ulid'
import type { MockedContract } from './read-contract.ts'

/** An error of the mock itself. */
export class Refusal extends Error implements RequestFailure {
  readonly code: RequestFailure['code']
  readonly param: string | undefined
  readonly headers: Record<string, string>

  constructor(
    code: RequestFailure['code'],
    message: string,
    details: { param?: string | undefined; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.code = code
    this.param = details.param
    this.headers = details.headers ?? {}
  }
}

/** The error response; status and type come from the contract's catalog. */
export function refusalResponse(
  { code, message, param, headers }: RequestFailure,
  { errors }: Pick<MockedContract, 'errors'>,
): Response {
  const { status, type } = errors[code] ?? { status: 500, type: 'api_error' }
  const error = { type, code, message, ...(param === undefined ? {} : { param }), request_id: newRequestId() }
  return Response.json({ error }, { status, headers: { ...headers, 'X-Request-Id': error.request_id } })
}

/** In the service's format. */
export function newRequestId(): string {
  return `req_${ulid()}`
}
