/**
 * Removes from a response or row in JSON the values that differ between requests: request ids and the named
 * fields.
 */
export function mask(json: string, fields: readonly string[] = []): string {
  return ['request_id', ...fields].reduce(
    (text, field) => text.replaceAll(new RegExp(`("${field}": ?)"[^"]*"`, 'g'), '$1"…"'),
    json,
  )
}
