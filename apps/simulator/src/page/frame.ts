import { html } from 'hono/html'

/** A page with one box in the middle. */
export function frame(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/_page/style.css" />
  </head>
  <body class="dialog"><main>${body}</main></body>
</html>`
}
