import { readFileSync } from 'node:fs'
import { Hono } from 'hono'

const files = {
  'index.html': 'text/html; charset=utf-8',
  'app.js': 'text/javascript; charset=utf-8',
  'check-number.js': 'text/javascript; charset=utf-8',
  'show-content.js': 'text/javascript; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
  'end-signup.js': 'text/javascript; charset=utf-8',
} as const

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"

/**
 * The page for writing as a customer and reading the business's messages.
 *
 * @param folder the folder of its files
 */
export function pageFiles(folder: URL) {
  const app = new Hono()
  for (const [name, type] of Object.entries(files)) {
    app.get(name === 'index.html' ? '/' : `/_page/${name}`, (c) =>
      c.body(readFileSync(new URL(name, folder)), 200, {
        'Content-Type': type,
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      }),
    )
  }
  return app
}
