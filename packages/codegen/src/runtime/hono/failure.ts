/**
 * Why a value is invalid.
 *
 * `kind` is the JSON Schema keyword that fails (`type`, `minLength`, `pattern`, `oneOf`, …), or `required` (missing),
 * `unknown` (not declared), `repeated` (given more than once), `encoding` (malformed percent-encoding), `text`.
 */
export interface Failure {
  readonly kind: string
  /** Readable text to append to the name of the field: `must be at least 1`. */
  readonly reason: string
  /** Path from the value to the invalid part: `['contacts', 3, 'name']`. */
  readonly path: readonly (string | number)[]
  /** The `x-…` fields of the schemas along the path. Inner ones override outer ones. */
  readonly extensions: Readonly<Record<string, unknown>>
}

/** A failure at `path` in the value, without extensions. */
export function failure(kind: string, reason: string, path: Failure['path'] = []): Failure {
  return { kind, reason, path, extensions: {} }
}

/** A placeholder for a value that cannot be decoded, such as text that is not percent-encoded UTF-8. */
export class Unreadable {
  readonly failure: Failure

  constructor(reason: Failure) {
    this.failure = reason
  }
}

/** Prepends a path to a failure, and adds the extensions of enclosing schemas. */
export function inside(inner: Failure, path: Failure['path'], extensions: Failure['extensions'] = {}): Failure {
  return { ...inner, path: [...path, ...inner.path], extensions: { ...extensions, ...inner.extensions } }
}

const plainKey = /^[A-Za-z_$][\w$-]*$/

/** Formats a path as `body.contacts[3].name`. Quotes unusual keys, which also escapes control characters. */
export function locationOf(where: string, path: Failure['path']): string {
  let location = where
  for (const key of path) {
    if (typeof key === 'number') location += `[${key}]`
    else location += plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
  }
  return location
}
