import { ApiError } from '../../mechanisms/errors/index.ts'

/** 409: nothing is sent to a disabled or deleted subscription. */
export function subscriptionDisabled(id: string): ApiError {
  const message = `The webhook subscription ${id} is disabled or deleted, so nothing is sent to it.`
  return new ApiError('webhook_subscription_disabled', message)
}
