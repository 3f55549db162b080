/**
 * Why a value does not fit. `path` is built from the inside out, so that a value that fits costs nothing.
 * @typedef {{ kind: string, reason: string, path: (string | number)[], extensions: Record<string, unknown> | undefined }} Failure
 */

/** @param {string} kind @param {string} reason @returns {Failure} */
export function failure(kind, reason) {
  return { kind, reason, path: [], extensions: undefined }
}

/** @param {Failure} inner @param {string | number} key @returns {Failure} */
export function inside(inner, key) {
  inner.path.push(key)
  return inner
}

/** @param {Failure} inner @param {Record<string, unknown> | undefined} extensions @returns {Failure} */
export function marked(inner, extensions) {
  if (extensions !== undefined) inner.extensions = { ...extensions, ...inner.extensions }
  return inner
}

const plainKey = /^[A-Za-z_$][\w$-]*$/

/**
 * `body.contacts[3].name`; a key that is no plain word is quoted, which also keeps control characters out.
 * @param {string} where @param {readonly (string | number)[]} path
 */
export function placeOf(where, path) {
  let place = where
  for (const key of path) {
    if (typeof key === 'number') place += `[${key}]`
    else place += plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
  }
  return place
}
