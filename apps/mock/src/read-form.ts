import { Refusal } from './refusal.ts'

/**
 * Checks a form with files as the service does, because Prism cannot read them.
 *
 * @param files the names of its parts, which are all files
 * @returns a request with a form that Prism accepts, and its body
 * @throws Refusal if the body is of another media type, not a form, or has other parts
 */
export async function readForm(
  request: Request,
  files: readonly string[],
): Promise<{ request: Request; body: string }> {
  const type = request.headers.get('content-type') ?? ''
  if (type !== '' && !/^multipart\/form-data\b/i.test(type)) {
    throw new Refusal('unsupported_media_type', 'The body must be sent as Content-Type: multipart/form-data.')
  }
  const form = await request.formData().catch(() => {
    throw new Refusal('invalid_field_value', 'The body must be valid multipart/form-data.')
  })
  const unknown = form.keys().find((name) => !files.includes(name))
  if (unknown !== undefined) throw invalid(unknown, 'is not a known field')
  for (const name of files) {
    if (!form.has(name)) throw invalid(name, 'is required')
    if (typeof form.get(name) === 'string') throw invalid(name, 'must be a file')
  }
  const parts = files.map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`)
  const headers = new Headers(request.headers)
  headers.set('content-type', 'multipart/form-data; boundary=b')
  return { request: new Request(request.url, { method: request.method, headers }), body: `${parts.join('')}--b--\r\n` }
}

function invalid(param: string, reason: string): Refusal {
  return new Refusal('invalid_field_value', `\`${param}\` ${reason}.`, { param })
}
