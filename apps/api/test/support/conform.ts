import { conformsToSpec } from '@channel/test-kit'

const ofNoOperation = { method: 'GET', path: '/of-no-operation' }

/**
 * Checks the response to any request under /v1 against the contract, however malformed the request was. A response
 * of the HTTP parser, the router or the authentication belongs to no operation, whatever its path: it must be the
 * error envelope.
 */
export async function conform(
  method: string,
  target: string,
  response: Parameters<typeof conformsToSpec>[1],
): Promise<void> {
  const path = pathOf(target)
  if (path === '/ready') return
  const beforeRouting = [400, 404, 405, 408].includes(response.status) && response.headers.get('connection') === 'close'
  await conformsToSpec(beforeRouting || path === undefined ? ofNoOperation : { method, path }, response)
}

function pathOf(target: string): string | undefined {
  if (!URL.canParse(target, 'http://localhost')) return undefined
  const { pathname } = new URL(target, 'http://localhost')
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
