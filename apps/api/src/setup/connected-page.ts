import { type OpenedSetupLink, successRedirect } from '@channel/core/setup-links'
import { html } from 'hono/html'
import type { Branding } from '../pages/branding.ts'
import { frame, type Html } from '../pages/frame.ts'
import { isResultPage, nameOfSite } from './redirect-target.ts'

/** The page of a link through which a number was connected: says which one, and leads back to the organization's app. */
export function connectedPage(
  nonce: string,
  branding: Branding,
  { customer, link }: Pick<OpenedSetupLink, 'customer' | 'link'>,
  account: NonNullable<OpenedSetupLink['account']>,
): Html {
  const title = 'Your number is connected'
  const redirect = successRedirect(link, account.id)
  const body = html`
      <h1>${title}</h1>
      <dl>
        <dt>Number</dt><dd>${account.phone_number ?? 'not shown by the provider'}</dd>
        <dt>Name</dt><dd>${account.name}</dd>
        <dt>Connected for</dt><dd>${customer.name}</dd>
      </dl>
      <p>${branding.name} can now send and receive messages with it. There is nothing left to do.</p>
      ${isResultPage(redirect, link) ? html`<p>You can close this page.</p>` : html`<p><a class="button" href="${redirect.href}">Back to ${nameOfSite(redirect)}</a></p>`}`
  return frame(nonce, { title, body, branding })
}
