import { meaningOf, type ProviderFailure } from '@channel/provider'
import { type ApiError, invalidField } from '../../mechanisms/errors/index.ts'
import { upstreamFailure } from './account-at-provider.ts'

// Subcodes of the provider's code 100, or codes.
const alreadyExists = 2388024
const isBeingDeleted = 2388023
const unknownTemplate = 2593002

/** Whether the provider has a template with this name and language already. */
export function isDuplicate(failure: ProviderFailure): boolean {
  return has(failure, alreadyExists)
}

/** Whether the provider has no such template. */
export function isUnknown(failure: ProviderFailure): boolean {
  return has(failure, unknownTemplate)
}

/**
 * The error for a template that the provider did not create or delete: `invalid_field_value` with its reason if another request could
 * succeed, `channel_upstream_error` if the same one could.
 *
 * @param param the field that the provider judged
 */
export function refusedTemplate(failure: ProviderFailure, param: string, action: string): ApiError {
  if (failure.kind !== 'refused' || failure.tokenRefused === true || isTemporary(failure.code))
    return upstreamFailure(failure, action)
  const field = has(failure, isBeingDeleted) ? 'name' : param
  const reason = failure.details ?? failure.message
  return invalidField(field, `The upstream provider refused to ${action} (code ${failure.code}): ${reason}`)
}

function has(failure: ProviderFailure, code: number): boolean {
  return failure.kind === 'refused' && (failure.subcode === code || failure.code === code)
}

function isTemporary(code: number): boolean {
  const { code: meaning, retryable } = meaningOf(code)
  return retryable || meaning === 'app_rate_limited' || meaning === 'account_rate_limited' || code === 80008
}
