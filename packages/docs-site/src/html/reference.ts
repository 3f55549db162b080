import { header } from './header.ts'

/** The page of the API reference, which a script fills from the OpenAPI document. */
export function referencePage(siteTitle: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · ${siteTitle}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/header.css">
<link rel="stylesheet" href="/docs/assets/reference.css">
<script type="module" src="/docs/assets/reference.js"></script>
</head>
<body>
${header(siteTitle)}
<noscript>The API reference needs JavaScript. The same content is in <a href="/docs/openapi.yaml">openapi.yaml</a>.</noscript>
<div id="reference"></div>
</body>
</html>
`
}
