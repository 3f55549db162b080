import { html } from 'hono/html'
import { frame, type Html } from '../pages/frame.ts'
import { failureTexts, isFailureReason } from './failure-texts.ts'

/**
 * The final page for an end-customer whose link has no redirect URL. It shows the result that redirects have as
 * parameters.
 */
export function resultPage(
  nonce: string,
  { status, reason }: { readonly status: string | undefined; readonly reason: string | undefined },
): Html {
  if (status === 'success') {
    const body = html`<h1>Your number is connected</h1><p>There is nothing more to do. You can close this page.</p>`
    return frame(nonce, { title: 'Your number is connected', body })
  }
  const text = isFailureReason(reason) ? failureTexts[reason] : 'The reason is unknown.'
  const body = html`<h1>The number was not connected</h1>
      <p>${text}</p>
      <p>Your link still works: open it again to retry.</p>`
  return frame(nonce, { title: 'The number was not connected', body })
}
