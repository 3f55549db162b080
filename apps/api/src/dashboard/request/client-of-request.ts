import type { ClientOfSignIn } from '@channel/sign-in'
import type { Context } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { clientAddress } from '../../request/client-address.ts'
import type { DashboardEnv } from './dashboard-context.ts'

/** Who sends a request: the cookies of its browser, and what the audit log says of it. */
export interface ClientOfRequest extends ClientOfSignIn {
  readonly cookie: string | undefined
  readonly userAgent: string | undefined
  readonly address: string | undefined
}

const maxUserAgentLength = 500

export function clientOfRequest(
  c: Context<DashboardEnv>,
  dependencies: Pick<Dependencies, 'trustedProxies'>,
): ClientOfRequest {
  return {
    cookie: c.req.header('cookie'),
    userAgent: c.req.header('user-agent')?.slice(0, maxUserAgentLength),
    address: clientAddress(c.env, dependencies) ?? undefined,
  }
}
