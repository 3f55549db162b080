import { unwrap, withRetries } from '@channel/client'

const send = withRetries((request) => fetch(request))

/**
 * Loads a file with a JSON object on each line, and stops after a number of them.
 *
 * @throws the client's errors, as calls of the public operations do
 */
export async function fetchLines<Line>(url: string, max: number, signal: AbortSignal): Promise<Line[]> {
  const response = await send(new Request(url, { credentials: 'same-origin', signal }))
  if (!response.ok || response.body === null) {
    return unwrap<Line[]>({ error: await response.json().catch(() => undefined), response })
  }
  const lines: Line[] = []
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  while (lines.length < max) {
    const { value, done } = await reader.read()
    if (done) return lines
    const parts = (rest + value).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) lines.push(JSON.parse(part))
  }
  await reader.cancel()
  return lines.slice(0, max)
}
