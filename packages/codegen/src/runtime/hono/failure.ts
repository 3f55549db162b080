/**
 * Why a value does not fit.
 *
 * `kind` is the JSON Schema keyword that fails (`type`, `minLength`, `pattern`, `oneOf`, …), or `required` (missing),
 * `unknown` (not declared), `repeated` (given more than once), `encoding` (malformed percent-encoding), `text`.
 */
export interface Failure {
  readonly kind: string
  /** For a person, to follow the name of the field: `must be at least 1`. */
  readonly reason: string
  /** From the value to what fails in it: `['contacts', 3, 'name']`. */
  readonly path: readonly (string | number)[]
  /** The `x-…` fields of the schemas along the path; an inner one hides an outer one. */
  readonly extensions: Readonly<Record<string, unknown>>
}

export function failure(kind: string, reason: string, path: Failure['path'] = []): Failure {
  return { kind, reason, path, extensions: {} }
}

/** Stands for a value that cannot be read from the wire, such as text that is not percent-encoded UTF-8. */
export class Unreadable {
  readonly failure: Failure

  constructor(reason: Failure) {
    this.failure = reason
  }
}

/** `inner`, seen from further out: at the end of `path`, below schemas with `extensions`. */
export function inside(inner: Failure, path: Failure['path'], extensions: Failure['extensions'] = {}): Failure {
  return { ...inner, path: [...path, ...inner.path], extensions: { ...extensions, ...inner.extensions } }
}

const plainKey = /^[A-Za-z_$][\w$-]*$/

/** `body.contacts[3].name`. A key that is no plain word is quoted, which also keeps control characters out. */
export function placeOf(where: string, path: Failure['path']): string {
  let place = where
  for (const key of path) {
    if (typeof key === 'number') place += `[${key}]`
    else place += plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
  }
  return place
}
