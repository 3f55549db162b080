import { type ClientOfSignIn, headersOf } from './client-of-sign-in.ts'
import { type Auth, type Identity, identityFound, oidcProvider } from './create-auth.ts'

/** A redirect of the browser, with the cookies to set. */
export interface BrowserRedirect {
  readonly location: string
  readonly setCookies: readonly string[]
  /** The identity of the provider, if it has no user here. */
  readonly unknown?: Identity | undefined
}

/** Signs users in through the identity provider. */
export interface SingleSignOn {
  /** @returns the redirect to the provider */
  start(client: ClientOfSignIn): Promise<BrowserRedirect>
  /**
   * Handles the return from the provider.
   *
   * @param query of the request, with `?`
   * @returns the redirect to `/`, or to `/sign-in?error=…`
   */
  finish(client: ClientOfSignIn, query: string): Promise<BrowserRedirect>
}

export function singleSignOn(auth: Auth, baseUrl: string): SingleSignOn {
  return {
    async start(client) {
      const body = { provider: oidcProvider, callbackURL: '/', errorCallbackURL: '/sign-in', disableRedirect: true }
      const request = { body, headers: headersOf(client), returnHeaders: true } as const
      const { response, headers } = await auth.api.signInSocial(request)
      return { location: response.url ?? '/sign-in?error=provider_unavailable', setCookies: headers.getSetCookie() }
    },
    async finish(client, query) {
      const url = `${baseUrl}/dashboard/sign_in/callback/${oidcProvider}${query}`
      const identity: Partial<Identity> = {}
      const request = new Request(url, { headers: headersOf(client) })
      const { headers } = await identityFound.run(identity, () => auth.handler(request))
      const location = headers.get('location') ?? '/sign-in?error=provider_failed'
      const isUnknown = 'subject' in identity && location.endsWith('error=signup_disabled')
      return { location, setCookies: headers.getSetCookie(), unknown: isUnknown ? (identity as Identity) : undefined }
    },
  }
}
