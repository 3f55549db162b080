import { html } from 'hono/html'
import { failureTexts, isFailureReason } from './failure-texts.ts'
import { frame, type Html } from './frame.ts'

/** Where the end-customer ends up when the link named no address for it: says what the parameters of redirects say. */
export function resultPage(
  nonce: string,
  { status, reason }: { readonly status: string | undefined; readonly reason: string | undefined },
): Html {
  if (status === 'success') {
    const body = html`<h1>Your number is connected</h1><p>There is nothing more to do. You can close this page.</p>`
    return frame(nonce, { title: 'Your number is connected', body })
  }
  const text = isFailureReason(reason) ? failureTexts[reason] : 'It is not known why.'
  const body = html`<h1>The number was not connected</h1>
      <p>${text}</p>
      <p>The link that you were given still works: go back to it, or open it once more, to try again.</p>`
  return frame(nonce, { title: 'The number was not connected', body })
}
