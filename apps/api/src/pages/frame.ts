import { logoUrl } from '@channel/core/organizations'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { type Branding, colorStyle } from './branding.ts'

/** HTML in which every interpolation is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

// The colors are those of the dashboard. There are no animations, so prefers-reduced-motion needs no handling.
const style = raw(`
  :root { color-scheme: light dark; --ink: #161d1a; --paper: #fff; --quiet: #515c57; --line: #c6ceca; --accent: #0f6b4f;
    --on-accent: #fff; --focus: #0f6b4f; --warn: #fdf0ee; --warn-line: #b3261e }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e9efec; --paper: #161b1a; --quiet: #a3b0aa; --line: #3c4644; --accent: #5fd3a6; --on-accent: #06231a; --focus: #5fd3a6;
      --warn: #3a1d1b; --warn-line: #f2b8b5 }
  }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
  header { border-top: .375rem solid var(--accent); border-bottom: 1px solid var(--line) }
  header p { max-width: 38rem; margin: 0 auto; padding: .75rem 1rem; font-weight: 600; overflow-wrap: anywhere }
  header img { display: block; max-width: 100%; max-height: 3rem; border-radius: .25rem; background: #fff; padding: .25rem }
  main { max-width: 38rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3rem) 1rem; overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1.25rem; margin: 0 0 1.25rem }
  dt { color: var(--quiet) }
  dd { margin: 0; font-weight: 600 }
  h1 { font-size: 1.625rem; line-height: 1.25; margin: 0 0 1rem }
  h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem }
  ol { margin: 0; padding-left: 1.4rem }
  li { margin: .35rem 0 }
  .quiet { color: var(--quiet) }
  .message { white-space: pre-wrap; border-left: .3rem solid var(--accent); padding: .25rem 0 .25rem 1rem; margin: 1.25rem 0 }
  .file { display: block; max-width: 100%; max-height: 70vh; border-radius: .5rem }
  .warn { border-left: .3rem solid var(--warn-line); background: var(--warn); padding: .75rem 1rem; margin: 0 0 1.25rem }
  button, .button { font: inherit; font-weight: 600; min-height: 2.875rem; padding: .6rem 1.25rem; border: 2px solid transparent;
    border-radius: .5rem; background: var(--accent); color: var(--on-accent); cursor: pointer }
  .button { display: inline-block; text-decoration: none }
  button[aria-disabled=true] { background: var(--paper); color: var(--quiet); border-color: var(--line); cursor: default }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
  #status { min-height: 1.5em; font-weight: 600 }
`)

/** Renders a whole page, with an optional `script`, and the branding of an organization if it is known. */
export function frame(
  nonce: string,
  page: { readonly title: string; readonly body: Html; readonly script?: string; readonly branding?: Branding },
): Html {
  const { branding } = page
  const color = branding?.brand.color ?? null
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${page.title}</title>
    <link rel="icon" href="data:," />
    <style nonce="${nonce}">${style}${color === null ? '' : raw(colorStyle(color))}</style>
  </head>
  <body>
    ${branding === undefined ? plainHeader : header(branding)}
    <main>${page.body}</main>
    ${page.script === undefined ? '' : html`<script nonce="${nonce}" type="module">${raw(page.script)}</script>`}
  </body>
</html>`
}

/** The header of a page that belongs to no organization. */
const plainHeader = html`<header><p>Channel</p></header>`

function header({ name, brand }: Branding): Html {
  if (brand.logo === null) return html`<header><p>${name}</p></header>`
  return html`<header><p><img src="${logoUrl(brand.logo)}" alt="${name}" /></p></header>`
}
