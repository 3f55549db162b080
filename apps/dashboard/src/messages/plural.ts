const rules = new Intl.PluralRules('en')
const numbers = new Intl.NumberFormat('en')

/** A count with its noun: `plural(1, { one: 'key', other: 'keys' })` is “1 key”. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return `${numbers.format(count)} ${rules.select(count) === 'one' ? forms.one : forms.other}`
}
