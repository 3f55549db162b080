import type { SignInMethods } from '@channel/contract/dashboard/types'
import { passkeyUrl } from '@channel/sign-in'
import type { Dependencies } from '../../dependencies.ts'

/** How users sign in to this service. */
export function signInMethods({ mail, oidc }: Pick<Dependencies, 'mail' | 'oidc'>, publicUrl: string): SignInMethods {
  return {
    object: 'sign_in_methods',
    password_reset: mail === undefined ? 'operator' : 'mail',
    passkeys: passkeyUrl(publicUrl) !== undefined,
    oidc: oidc === undefined ? null : { name: oidc.name, url: '/dashboard/sign_in/oidc' },
  }
}
