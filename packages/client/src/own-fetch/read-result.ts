import type { ParseAs } from './types.ts'

/** The body of a response as `data` if it is a success, else as `error`. An empty body is undefined. */
export async function readResult(response: Response, method: string, parseAs: ParseAs = 'json') {
  const isEmpty = response.status === 204 || method === 'HEAD' || response.headers.get('content-length') === '0'
  if (isEmpty) return response.ok ? { data: undefined, response } : { error: undefined, response }
  if (!response.ok) return { error: parsed(await response.text()), response }
  if (parseAs === 'stream') return { data: response.body, response }
  if (parseAs !== 'json') return { data: await response[parseAs](), response }
  const text = await response.text()
  return { data: text === '' ? undefined : JSON.parse(text), response }
}

/** The text itself if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
