/** Text that an application may not want to hold, and where it is in a JSON value. */
export interface BadText {
  /** Outermost key first. */
  readonly path: (string | number)[]
  /** `must not contain a lone surrogate` */
  readonly reason: string
}

/** Why a text is not well-formed: a lone surrogate, which UTF-8 cannot hold, or NUL, which PostgreSQL cannot hold. */
export function whyNotWellFormed(text: string): string | undefined {
  if (!text.isWellFormed()) return 'must not contain a lone surrogate'
  return text.includes('\0') ? 'must not contain the character U+0000' : undefined
}

/** The first text of a JSON value that is not well-formed, keys included. */
export function findBadText(value: unknown): BadText | undefined {
  if (typeof value === 'string') {
    const reason = whyNotWellFormed(value)
    return reason === undefined ? undefined : { path: [], reason }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const isArray = Array.isArray(value)
  for (const key of Object.keys(value)) {
    const reason = isArray ? undefined : whyNotWellFormed(key)
    const found = reason === undefined ? findBadText((value as Record<string, unknown>)[key]) : { path: [], reason }
    if (found !== undefined) {
      found.path.unshift(isArray ? Number(key) : key)
      return found
    }
  }
  return undefined
}
