/** Calls the control API. @throws Error with its message */
export async function control(method, path, body) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`/_control${path}`, { method, ...init })
  const text = await response.text()
  const json = text === '' ? undefined : JSON.parse(text)
  if (!response.ok) throw new Error(json?.message ?? `HTTP ${response.status}`)
  return json
}

/** The path of parts, each of which may have several segments. */
export function pathOf(...parts) {
  return parts.map((part) => `/${[part].flat().map(encodeURIComponent).join('/')}`).join('')
}
