const integerSource = /^-?\d+(?:\.0*)?$/
const anyDigit = /^-?[0.]*[1-9]/

/**
 * Why a double cannot represent a number in JSON syntax. Undefined if it can.
 * Fractions may be rounded; an integer beyond ±(2^53 − 1) has to be written again as it was read.
 */
export function whyInexact(source: string): string | undefined {
  const value = Number(source)
  if (!Number.isFinite(value)) return 'is too large a number'
  if (value === 0 && anyDigit.test(source)) return 'is too small a number'
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER || !integerSource.test(source)) return undefined
  const [digits] = source.split('.')
  return String(value) === digits
    ? undefined
    : 'must be an integer that a double represents exactly, such as one up to 9007199254740991'
}
