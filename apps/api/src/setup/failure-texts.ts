import type { FailedSignup } from '@channel/core'

/** What a person is told of each way in which a signup fails. */
export const failureTexts: Readonly<Record<FailedSignup['reason'], string>> = {
  user_cancelled: 'You closed the provider’s window before it was finished.',
  signup_error:
    'The messaging provider reported an error in its window, did not name a number that is yours, or ended in a way that is not supported here.',
  token_exchange_failed: 'The messaging provider did not confirm the signup. That can happen when it took too long.',
  number_already_connected: 'This number is connected already. A number can be connected once; choose another one.',
  registration_failed:
    'The messaging provider did not let the number be registered. If it has two-step verification, turn that off first.',
}

export function isFailureReason(text: string | undefined): text is FailedSignup['reason'] {
  return text !== undefined && Object.hasOwn(failureTexts, text)
}
