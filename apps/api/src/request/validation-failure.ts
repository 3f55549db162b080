import type { JsonError, RequestValidationError } from '@channel/codegen/hono'
import { type AnyErrorCode, errorCatalog } from '@channel/core/mechanisms/errors'
import type { Failure } from './error-response.ts'

const maxParamLength = 200

/**
 * A request that violates the contract. The contract attaches the code to the parameter or field (`x-error-code`).
 * A missing or unknown field is always `invalid_field_value`.
 */
export function validationFailure(error: RequestValidationError): Failure {
  const param = paramOf(error.in, error.path)
  return { code: codeOf(error), message: `${subject(param)} ${error.reason}.`, param }
}

/** A body that is not JSON, or JSON that does not round-trip. */
export function jsonFailure(error: JsonError): Failure {
  const param = paramOf('body', error.path)
  return { code: 'invalid_field_value', message: `${subject(param)} ${error.reason}.`, param }
}

function isErrorCode(code: unknown): code is AnyErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCatalog, code)
}

function codeOf({ kind, extensions }: RequestValidationError): AnyErrorCode {
  const code = extensions['x-error-code']
  if (kind === 'required' || kind === 'unknown' || !isErrorCode(code)) return 'invalid_field_value'
  return code
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

function subject(param: string | undefined): string {
  return param === undefined ? 'The body' : `\`${param}\``
}
