/** What makes a second look necessary: NUL, surrogates, and whole numbers of 16 digits or more, each as JSON writes it. */
const needsCare = /\\u(?:0000|d[89a-f])|[\ud800-\udfff]|(?:^|[:,[\s])-?\d{16}/i

/**
 * Reads JSON that somebody else wrote. Text that no database could keep (NUL, half a surrogate pair) loses what makes it so;
 * whole numbers that a double cannot hold, as ids may be, become text.
 *
 * @returns undefined for what is no JSON
 */
export function parseJson(text: string): unknown {
  try {
    return needsCare.test(text) ? JSON.parse(text, revive) : JSON.parse(text)
  } catch {
    return undefined
  }
}

function revive(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  const exact = typeof value !== 'number' || Number.isSafeInteger(value) || !/^-?\d+$/.test(context?.source ?? '')
  return exact ? value : context?.source
}
