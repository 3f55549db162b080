import { html } from 'hono/html'
import type { Failure } from '../error-response.ts'
import { frame, type Html } from './frame.ts'
import type { Look } from './look.ts'

const titles: Partial<Record<Failure['code'], string>> = {
  resource_not_found: 'This link does not exist',
  setup_link_inactive: 'This link is no longer active',
  idempotency_in_progress: 'One moment',
  rate_limit_exceeded: 'One moment',
}

/** A page that explains why an action is not possible. */
export function messagePage(nonce: string, { code, message }: Failure, look?: Look): Html {
  const title = titles[code] ?? 'This did not work'
  return frame(nonce, { title, body: html`<h1>${title}</h1><p>${message}</p>`, ...(look && { look }) })
}
