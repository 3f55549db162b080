const anyDigit = /^-?[0.]*[1-9]/

/**
 * Why a double does not hold a number in JSON syntax exactly, so that it would be returned with another value. Undefined if it does:
 * the shortest decimal of the double has the same value, however it is written (`1.0`, `1e2`, `0.1`).
 */
export function whyInexact(source: string): string | undefined {
  const value = Number(source)
  if (!Number.isFinite(value)) return 'is too large a number'
  if (value === 0) return anyDigit.test(source) ? 'is too small a number' : undefined
  return decimalOf(source) === decimalOf(String(value)) ? undefined : 'has more digits than a double can hold'
}

/** One text for all ways to write a decimal that is not 0: its digits without zeros at the ends, and their exponent. */
function decimalOf(source: string): string {
  const [mantissa = '', exponent = '0'] = source.replace('-', '').toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = (whole + fraction).replace(/^0+/, '')
  let end = digits.length
  while (digits.charAt(end - 1) === '0') end -= 1
  return `${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`
}
