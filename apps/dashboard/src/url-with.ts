/** A URL of the service with the parameters that are set. */
export function urlWith(path: string, query: Readonly<Record<string, unknown>>): URL {
  const url = new URL(path, location.origin)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return url
}
