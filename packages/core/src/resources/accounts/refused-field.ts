import { meaningOf, type ProviderFailure, type Refusal } from '@channel/provider'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { upstreamFailure } from './account-at-provider.ts'

/**
 * The error for a failed call whose fields the provider judges: `invalid_field_value` with its reason if another request could succeed,
 * `channel_upstream_error` if the same one could.
 *
 * @param fieldOf the field that the provider refused, from its reason; undefined if it cannot be known
 * @param action what the provider was asked to do, such as `create the template`
 */
export function refusedField(
  failure: ProviderFailure,
  fieldOf: (refusal: Refusal, reason: string) => string | undefined,
  action: string,
): ApiError {
  if (!isRefusal(failure)) return upstreamFailure(failure, action)
  const reason = failure.details ?? failure.message
  const param = fieldOf(failure, reason)
  const message = `The upstream provider refused to ${action} (code ${failure.code}): ${reason}`
  return new ApiError('invalid_field_value', message, param === undefined ? {} : { param })
}

/** Whether the provider has judged the request, and would judge it likewise again. */
export function isRefusal(failure: ProviderFailure): failure is Refusal {
  return failure.kind === 'refused' && failure.tokenRefused !== true && !isTemporary(failure.code)
}

function isTemporary(code: number): boolean {
  const { code: meaning, retryable } = meaningOf(code)
  return retryable || meaning === 'app_rate_limited' || meaning === 'account_rate_limited' || code === 80008
}
