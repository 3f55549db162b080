/**
 * Reads JSON that somebody else wrote. Text that no database could keep (NUL, half a surrogate pair) loses what makes it so;
 * whole numbers that a double cannot hold, as ids may be, become text.
 *
 * @returns undefined for what is no JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(
      text,
      function revive(this: unknown, _key: string, value: unknown, context?: { source?: string }) {
        if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
        const exact = typeof value !== 'number' || Number.isSafeInteger(value) || !/^-?\d+$/.test(context?.source ?? '')
        return exact ? value : context?.source
      },
    )
  } catch {
    return undefined
  }
}
