/** Locations where OpenAPI serializes a value as text. */
export type TextLocation = 'path' | 'query' | 'header' | 'cookie' | 'form'

/** The styles of each location, the default first. */
export const styles: Readonly<Record<TextLocation, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
  form: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
}

/** Whether values of a location have styles. Excludes `form`: forms are bodies. */
export function hasStyles(location: unknown): location is Exclude<TextLocation, 'form'> {
  return typeof location === 'string' && location !== 'form' && Object.hasOwn(styles, location)
}
