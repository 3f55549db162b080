import type { FailedSignup } from '@channel/core/setup-links'

/** The text for each reason of a failed signup, for end-customers. */
export const failureTexts: Readonly<Record<FailedSignup['reason'], string>> = {
  user_cancelled: 'You closed the provider’s window before the signup was complete.',
  signup_error:
    'The messaging provider reported an error in its window, returned no phone number, or returned an unsupported result.',
  token_exchange_failed: 'The messaging provider did not confirm the signup. That can happen when it took too long.',
  number_already_connected: 'This number is already connected. A number can be connected once; choose another one.',
  registration_failed:
    'The messaging provider rejected the registration of the number. If it has two-step verification, turn that off first.',
}

export function isFailureReason(text: string | undefined): text is FailedSignup['reason'] {
  return text !== undefined && Object.hasOwn(failureTexts, text)
}
