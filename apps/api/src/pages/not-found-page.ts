import { randomBytes } from 'node:crypto'
import { html } from 'hono/html'
import { newRequestId } from '../request/new-request-id.ts'
import { frame } from './frame.ts'

interface NotFoundTexts {
  readonly title: string
  readonly message: string
  /** A way to continue. */
  readonly link: { readonly href: string; readonly label: string }
}

/** Renders the 404 for a path that a person opened in a browser. */
export async function notFoundPage({ title, message, link }: NotFoundTexts): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const body = html`<h1>${title}</h1><p>${message}</p><p><a class="button" href="${link.href}">${link.label}</a></p>`
  const page = await frame(nonce, { title, body })
  return new Response(page.toString(), {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'X-Request-Id': newRequestId(),
    },
  })
}
