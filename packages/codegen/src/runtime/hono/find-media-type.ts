/** Returns `application/json` for `Application/JSON; charset=utf-8`. */
export function essenceOf(contentType: string): string {
  const end = contentType.indexOf(';')
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
}

/** How the values of a media type are serialized. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'bytes'

/** How values are serialized in a media type, with or without its parameters. */
export function kindOf(mediaType: string): MediaKind {
  const essence = essenceOf(mediaType)
  if (/^(?:application|text)\/json$|\+json$/.test(essence)) return 'json'
  if (essence === 'application/x-www-form-urlencoded') return 'form'
  if (essence === 'multipart/form-data') return 'multipart'
  return essence.startsWith('text/') ? 'text' : 'bytes'
}

/** How the items of a sequential media type are separated. */
export type SequenceKind = 'events' | 'lines' | 'records' | 'parts'

/** How a media type separates its items. Returns undefined for media types that hold one value. */
export function sequenceOf(mediaType: string): SequenceKind | undefined {
  const essence = essenceOf(mediaType)
  if (essence === 'text/event-stream') return 'events'
  if (essence.startsWith('multipart/')) return 'parts'
  if (/^application\/(?:jsonl|(?:x-)?ndjson)$/.test(essence)) return 'lines'
  return /^application\/json-seq$|\+json-seq$/.test(essence) ? 'records' : undefined
}

/**
 * Finds the declared media type that matches a Content-Type. Exact types take precedence over ranges (`image/*`,
 * `application/*+json`), and narrower ranges over wider ones.
 */
export function findMediaType(declared: readonly string[], contentType: string): string | undefined {
  if (declared.includes(contentType)) return contentType
  const essence = essenceOf(contentType)
  const [type] = essence.split('/')
  const suffix = essence.slice(essence.lastIndexOf('+'))
  const ranges = [essence, `${type}/*${suffix.startsWith('+') ? suffix : ''}`, `${type}/*`, '*/*']
  const written = contentType.toLowerCase().replaceAll(/\s/g, '')
  const exact = declared.find((each) => each.toLowerCase().replaceAll(/\s/g, '') === written)
  if (exact !== undefined) return exact
  for (const range of ranges) {
    const found = declared.find((each) => essenceOf(each) === range)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The media type of a body for which a handler names none: `application/json`, the only JSON type, or the only type.
 *
 * @returns undefined if it depends on the handler
 */
export function defaultMediaType(declared: readonly string[]): string | undefined {
  if (declared.includes('application/json')) return 'application/json'
  const types = declared.filter((type) => !type.includes('*'))
  const json = types.filter((type) => kindOf(type) === 'json')
  if (json.length === 1) return json[0]
  return declared.length === 1 ? types[0] : undefined
}
