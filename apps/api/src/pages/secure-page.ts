import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>
type Policy = NonNullable<Options['contentSecurityPolicy']>

/**
 * The security headers of a page. Nothing is allowed but what its policy lists, and no site may embed it.
 *
 * @param policy the sources that the page needs (Content-Security-Policy)
 */
export function securePage(policy: Policy, others: Options = {}): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      ...policy,
      formAction: policy.formAction ?? ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    // HSTS concerns the whole domain, so a page must not set it.
    strictTransportSecurity: false,
    ...others,
  })
}
