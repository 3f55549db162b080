import { isIP } from 'node:net'
import type { SignInMethods } from '@channel/contract/dashboard/types'
import type { Dependencies } from '../../dependencies.ts'

/** How users sign in to this service. */
export function signInMethods({ mail, oidc }: Pick<Dependencies, 'mail' | 'oidc'>, publicUrl: string): SignInMethods {
  return {
    object: 'sign_in_methods',
    password_reset: mail === undefined ? 'operator' : 'mail',
    passkeys: allowsPasskeys(new URL(publicUrl).hostname),
    oidc: oidc === undefined ? null : { name: oidc.name, url: '/dashboard/sign_in/oidc' },
  }
}

/** Browsers bind a passkey to a domain, and allow none at an IP address. */
function allowsPasskeys(hostname: string): boolean {
  return isIP(hostname) === 0 && !hostname.startsWith('[')
}
