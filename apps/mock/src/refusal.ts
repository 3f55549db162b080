import { ulid } from 'ulid'

/** An error that the guard returns itself; `code` is one of the contract's error codes. */
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

/** The error response; status and type come from the contract's catalog. */
export function refusalResponse(
  { code, message, param, headers }: Refusal,
  errors: Readonly<Record<string, { readonly status: number; readonly type: string }>>,
): Response {
  const { status, type } = errors[code] ?? { status: 500, type: 'api_error' }
  const error = { type, code, message, ...(param === undefined ? {} : { param }), request_id: newRequestId() }
  return Response.json({ error }, { status, headers: { ...headers, 'X-Request-Id': error.request_id } })
}

/** In the service's format. */
export function newRequestId(): string {
  return `req_${ulid()}`
}
