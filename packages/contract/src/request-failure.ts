import {
  BodyTooLargeError,
  JsonError,
  MethodNotAllowedError,
  RequestAbortedError,
  RequestValidationError,
  UnknownPathError,
  UnsupportedMediaTypeError,
} from '@channel/codegen/hono'
import type { Known } from './known.ts'
import type { ErrorCode } from './types.ts'

/** What the error response to a request says that violates the contract. */
export interface RequestFailure {
  readonly code: Known<ErrorCode>
  readonly message: string
  /** The public name of the field. */
  readonly param?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

const maxParamLength = 200

/**
 * Describes an error that `mountContract` throws before a handler runs; undefined for any other error. The service and the mock
 * share it, so that they refuse a request with the same text.
 */
export function requestFailure(error: unknown): RequestFailure | undefined {
  if (error instanceof RequestValidationError) return explain(error, error.in, codeOf(error))
  if (error instanceof JsonError) return explain(error, 'body', 'invalid_field_value')
  if (error instanceof BodyTooLargeError) return { code: 'payload_too_large', message: error.message }
  if (error instanceof UnsupportedMediaTypeError) return { code: 'unsupported_media_type', message: error.message }
  if (error instanceof UnknownPathError) return { code: 'resource_not_found', message: error.message }
  if (error instanceof RequestAbortedError) return { code: 'invalid_field_value', message: error.message }
  if (error instanceof MethodNotAllowedError) {
    return { code: 'method_not_allowed', message: error.message, headers: { Allow: error.allowed.join(', ') } }
  }
  return undefined
}

/**
 * The contract attaches the code to the parameter or field (`x-error-code`). A missing or unknown field is always
 * `invalid_field_value`.
 */
function codeOf({ kind, extensions }: RequestValidationError): Known<ErrorCode> {
  const code = extensions['x-error-code'] as Known<ErrorCode> | undefined
  return kind === 'required' || kind === 'unknown' ? 'invalid_field_value' : (code ?? 'invalid_field_value')
}

function explain(
  { path, reason }: Pick<RequestValidationError, 'path' | 'reason'>,
  part: RequestValidationError['in'],
  code: Known<ErrorCode>,
): RequestFailure {
  const param = paramOf(part, path)
  return { code, message: `${param === undefined ? 'The body' : `\`${param}\``} ${reason}.`, param }
}

/**
 * The public name of the field: `limit`, `phone_number_id`, `contact_ids[3]`, `metadata.plan`, `Idempotency-Key`.
 */
function paramOf(part: RequestValidationError['in'], path: readonly (string | number)[]): string | undefined {
  if (path.length === 0) return undefined
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
  const param = presentable(name.startsWith('.') ? name.slice(1) : name)
  return part === 'header' ? param.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : param
}

/** Client-defined names (unknown fields, keys of metadata) may have any length and invalid Unicode. */
function presentable(name: string): string {
  const text = name.toWellFormed()
  return text.length <= maxParamLength ? text : `${text.slice(0, maxParamLength - 1).toWellFormed()}…`
}
