import type { HeadersOption } from './types.ts'

/** Merges headers; later ones take precedence, and null removes a header. */
export function mergeHeaders(...all: (HeadersOption | object | undefined)[]): Headers {
  const merged = new Headers()
  for (const headers of all) {
    const entries = headers instanceof Headers ? headers : Object.entries(headers ?? {})
    for (const [name, value] of entries) {
      if (value === null) merged.delete(name)
      else if (Array.isArray(value)) for (const item of value) merged.append(name, String(item))
      else if (value !== undefined) merged.set(name, String(value))
    }
  }
  return merged
}
