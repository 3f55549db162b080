import { ApiError } from '../../mechanisms/errors/index.ts'

/** 409: nothing is sent to a subscription that is disabled, or was deleted. */
export function subscriptionDisabled(id: string): ApiError {
  const message = `The webhook subscription ${id} is disabled or deleted, so nothing is sent to it.`
  return new ApiError('webhook_subscription_disabled', message)
}
