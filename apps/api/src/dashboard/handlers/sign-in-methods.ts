import type { SignInMethods } from '@channel/contract/dashboard/types'
import type { Dependencies } from '../../dependencies.ts'

/** How users sign in to this service. */
export function signInMethods({ mail, oidc }: Pick<Dependencies, 'mail' | 'oidc'>): SignInMethods {
  return {
    object: 'sign_in_methods',
    password_reset: mail === undefined ? 'operator' : 'mail',
    oidc: oidc === undefined ? null : { name: oidc.name, url: '/dashboard/sign_in/oidc' },
  }
}
