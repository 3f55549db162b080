import type { ClientOfSignIn } from '@channel/sign-in'
import type { HonoRequest } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import type { Bindings } from '../../request/bindings.ts'
import { clientAddress } from '../../request/client-address.ts'

/** The client that sends a request: its cookies, and what the audit log records of it. */
export type ClientOfRequest = Required<ClientOfSignIn>

const maxUserAgentLength = 500

export function clientOfRequest(
  { req, env }: { readonly req: HonoRequest; readonly env: Bindings },
  dependencies: Pick<Dependencies, 'trustedProxies'>,
): ClientOfRequest {
  return {
    cookie: req.header('cookie'),
    userAgent: req.header('user-agent')?.slice(0, maxUserAgentLength),
    address: clientAddress(env, dependencies) ?? undefined,
  }
}
