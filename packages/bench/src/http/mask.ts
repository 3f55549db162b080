/**
 * An answer or a row, as JSON, without what differs from one creation and one request to the next: ids of requests,
 * cursors, and those fields that are named.
 */
export function mask(json: string, fields: readonly string[] = []): string {
  return ['request_id', 'next_cursor', ...fields].reduce(
    (text, field) => text.replaceAll(new RegExp(`("${field}": ?)"[^"]*"`, 'g'), '$1"…"'),
    json,
  )
}
