import { html } from 'hono/html'
import { frame, type Html } from '../pages/frame.ts'

const script = `
const query = new URLSearchParams(location.search)
const message = { type: 'signup_return', state: query.get('state'), code: query.get('code'), error: query.get('error') }
window.opener?.postMessage(message, location.origin)
window.close()
`

/**
 * The redirect target of the provider's dialog: passes its result to the page that opened the dialog, and closes
 * the window.
 */
export function callbackPage(nonce: string): Html {
  const body = html`<h1>Almost done</h1><p>Close this window and go back to the page from which you opened it.</p>`
  return frame(nonce, { title: 'Almost done', body, script })
}
