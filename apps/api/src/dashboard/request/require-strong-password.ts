import { ApiError } from '@channel/core/mechanisms/errors'
import type { DashboardContext } from './dashboard-context.ts'

interface NewPassword {
  /** Its name in the request. */
  readonly param: string
  readonly password: string
}

/** @throws ApiError `invalid_field_value` if the password is easy to guess, also by those who know the user */
export async function requireStrongPassword(
  { signIn }: Pick<DashboardContext, 'signIn'>,
  { param, password }: NewPassword,
  user: { readonly name: string; readonly email: string },
): Promise<void> {
  if (!(await signIn.isGuessable(password, [user.name, user.email]))) return
  const message = `\`${param}\` is easy to guess. Choose a sentence, or a password that a password manager generates.`
  throw new ApiError('invalid_field_value', message, { param })
}
