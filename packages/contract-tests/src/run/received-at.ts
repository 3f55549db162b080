import { show } from '../checks/differences.ts'
import type { Exchange } from '../target/recorder.ts'

/** The value of a response at a location. */
export function receivedAt({ status, headers, body }: Exchange, location: string): string {
  const [, part, path = ''] = /^(\w+) ?(.*)$/.exec(location) ?? []
  if (part === 'status') return String(status)
  if (part === 'header') return headers.get(path) ?? 'nothing'
  return show(atPointer(body, path))
}

/** The value at a JSON pointer; undefined if there is none. */
export function atPointer(value: unknown, pointer: string): unknown {
  const tokens = pointer
    .split('/')
    .slice(1)
    .filter((token) => token !== '')
  return tokens.reduce<unknown>((node, token) => {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
    return (node as Record<string, unknown> | null | undefined)?.[key]
  }, value)
}
