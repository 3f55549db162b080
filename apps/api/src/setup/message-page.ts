import { html } from 'hono/html'
import type { Branding } from '../pages/branding.ts'
import { frame, type Html } from '../pages/frame.ts'
import type { Failure } from '../request/error-response.ts'
import { nameOfSite } from './redirect-target.ts'

const titles: Partial<Record<Failure['code'], string>> = {
  resource_not_found: 'This link does not exist',
  setup_link_inactive: 'This link is no longer active',
  idempotency_in_progress: 'One moment',
  rate_limit_exceeded: 'One moment',
}

/**
 * A page that explains why an action is not possible, and what to do.
 *
 * @param site the app of the organization that sent the link, if it is known
 */
export function messagePage(nonce: string, { code, message }: Failure, branding?: Branding, site?: URL): Html {
  const title = titles[code] ?? 'This did not work'
  const body = html`
      <h1>${title}</h1>
      <p>${message}</p>
      ${code === 'resource_not_found' ? html`<p>If it still does not work, ask the sender of the link for a new one.</p>` : ''}
      ${site === undefined ? '' : html`<p><a class="button" href="${site.origin}">Go to ${nameOfSite(site)}</a></p>`}`
  return frame(nonce, { title, body, ...(branding && { branding }) })
}
