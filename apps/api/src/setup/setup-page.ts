import type { OpenedSetupLink } from '@channel/core/setup-links'
import { html } from 'hono/html'
import type { Branding } from '../pages/branding.ts'
import { frame, type Html } from '../pages/frame.ts'
import { failureTexts } from './failure-texts.ts'
import { setupScript } from './setup-script.ts'

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Shows the requesting organization, the steps, and the button that opens the provider's dialog. */
export function setupPage(
  nonce: string,
  branding: Branding,
  { organization, customer, link }: OpenedSetupLink,
  dialogUrl: string,
): Html {
  const body = html`
      ${link.last_failure_reason === null ? '' : lastFailure(link.last_failure_reason)}
      <h1>Connect your business number</h1>
      <p>
        <strong>${organization.name}</strong> asks <strong>${customer.name}</strong> to connect a business number, so that
        ${organization.name} can send and receive messages with it.
      </p>
      <h2>What happens</h2>
      <ol>
        <li>The messaging provider’s window opens. Sign in there, and choose the number or add it.</li>
        <li>There you allow ${organization.name} to use it.</li>
        <li>Then this page connects the number, which takes a few seconds.</li>
      </ol>
      <p class="quiet">
        Nothing is connected before you have finished in that window. This link works once, until
        <time datetime="${link.expires_at}">${dateTime.format(new Date(link.expires_at))} UTC</time>.
      </p>
      <noscript><p class="warn">This page needs JavaScript to receive the result from the provider’s window.</p></noscript>
      <p><button type="button" id="start" data-dialog="${dialogUrl}" data-result="${link.result_url}" aria-describedby="status">Continue with the provider</button></p>
      <p id="status" role="status"></p>`
  return frame(nonce, { title: `Connect a number – ${organization.name}`, body, script: setupScript, branding })
}

function lastFailure(reason: keyof typeof failureTexts): Html {
  return html`<div class="warn" role="note">
        <strong>The last attempt failed.</strong> ${failureTexts[reason]} You can try again.
      </div>`
}
