/** Text that an application may want to reject, and its path in a JSON value. */
export interface BadText {
  /** Outermost key first. */
  readonly path: (string | number)[]
  /** `must not contain a lone surrogate` */
  readonly reason: string
}

/** Why a text is rejected: it has a lone surrogate, which UTF-8 cannot encode, or NUL, which PostgreSQL cannot store. */
export function whyNotWellFormed(text: string): string | undefined {
  if (!text.isWellFormed()) return 'must not contain a lone surrogate'
  return text.includes('\0') ? 'must not contain the character U+0000' : undefined
}

/** The first text or key in a JSON value that `whyNotWellFormed` rejects. */
export function findBadText(value: unknown): BadText | undefined {
  if (typeof value === 'string') {
    const reason = whyNotWellFormed(value)
    return reason === undefined ? undefined : { path: [], reason }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const isArray = Array.isArray(value)
  for (const [key, inner] of Object.entries(value)) {
    const reason = isArray ? undefined : whyNotWellFormed(key)
    const found = reason === undefined ? findBadText(inner) : { path: [], reason }
    if (found !== undefined) return { path: [isArray ? Number(key) : key, ...found.path], reason: found.reason }
  }
  return undefined
}
