import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { frame } from './frame.ts'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"

const pageHeaders = {
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The page for writing as a customer and reading the business's messages.
 *
 * @param folder the folder of its files
 */
export function pageFiles(folder: URL) {
  const app = new Hono()
  for (const name of readdirSync(folder)) {
    const type = types[extname(name)]
    if (type === undefined) continue
    app.get(name === 'index.html' ? '/' : `/_page/${name}`, (c) =>
      c.body(readFileSync(new URL(name, folder)), 200, { ...pageHeaders, 'Content-Type': `${type}; charset=utf-8` }),
    )
  }
  return app
}

/** Whether a person opened the path in a browser. */
export function wantsPage({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept')?.includes('text/html') ?? false)
}

/** For a path that does not exist, opened in a browser. */
export async function notFoundPage(c: Context): Promise<Response> {
  for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
  const body = html`<h1>Page not found</h1>
    <p>The simulated provider has no page at this address.</p>
    <p><a href="/">Go to the conversations</a></p>`
  return c.html(frame('Page not found', body), 404)
}
