import { examplePreferences } from './preferences.ts'
import type { MockedOperation } from './read-contract.ts'
import { newRequestId } from './refusal.ts'

/** Describes the mock, and which responses it can return: a page for browsers, JSON for others. */
export function describeMock(request: Request, operations: readonly MockedOperation[]): Response {
  const { origin } = new URL(request.url)
  if (request.headers.get('accept')?.includes('text/html')) {
    return new Response(renderPage(origin, operations), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }
  const request_id = newRequestId()
  const data = {
    object: 'mock',
    description: 'Returns the examples of the contract. It stores nothing and accepts any API key.',
    operations: operations.map(({ id, method, path, examples }) => ({
      operation_id: id,
      method,
      path,
      prefer: examplePreferences({ examples }),
    })),
  }
  return Response.json({ data, request_id }, { headers: { 'X-Request-Id': request_id } })
}

const css = `:root { color-scheme: light dark } body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
details { border-top: 1px solid #8884; padding: 0.3rem 0 } summary { cursor: pointer } small { opacity: 0.7 }
pre { overflow-x: auto; background: #8881; padding: 0.5rem } li code { user-select: all }`

function renderPage(origin: string, operations: readonly MockedOperation[]): string {
  const curl = `curl -w '\\n' '${origin}/v1/labels' -H 'Authorization: Bearer any' -H 'Prefer: code=429'`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mock of the contract</title><style>${css}</style></head>
<body><h1>Mock of the contract</h1>
<p>This is not the service. It returns the examples of the contract to valid requests, and the errors of the service to
invalid ones. It stores nothing and accepts any API key. The contract: <a href="/v1/openapi.json">/v1/openapi.json</a>.</p>
<p>Without <code>Prefer</code> a request gets the first example of its success. Choose another with the header <code>Prefer</code>:
<code>code=404</code>, <code>example=last_page</code>, or both. <code>wait=500</code> delays the response by 500 milliseconds. For responses that depend on earlier requests, run
<code>npm run -s mock -- --stateful</code>.</p>
<pre>${escapeHtml(curl)}</pre>
<h2>Operations and the values of Prefer</h2>
${operations.map(renderOperation).join('\n')}
</body></html>
`
}

function renderOperation({ id, method, path, examples }: MockedOperation): string {
  const items = examplePreferences({ examples }).map((each) => `<li><code>${escapeHtml(each)}</code></li>`)
  const title = `<code>${method} ${escapeHtml(path)}</code> <small>${escapeHtml(id)}</small>`
  return `<details><summary>${title}</summary><ul>${items.join('')}</ul></details>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
