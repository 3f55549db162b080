/** `application/json` of `Application/JSON; charset=utf-8`. */
export function essenceOf(contentType: string): string {
  const end = contentType.indexOf(';')
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
}

/** How the value of a media type is written. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'bytes'

export function kindOf(mediaType: string): MediaKind {
  const essence = essenceOf(mediaType)
  if (/^application\/(?:.+\+)?json$/.test(essence) || essence === 'application/*+json') return 'json'
  if (essence === 'application/x-www-form-urlencoded') return 'form'
  if (essence === 'multipart/form-data') return 'multipart'
  return essence.startsWith('text/') ? 'text' : 'bytes'
}

/**
 * The one of several media types that a Content-Type is of. Ranges (`image/*`, `application/*+json`) come after what is
 * named in full, and wider ones after narrower ones.
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
