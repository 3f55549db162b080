/** Colors that are distinguishable on both themes. */
const colors = ['#e11d48', '#ea580c', '#ca8a04', '#16a34a', '#0d9488', '#0284c7', '#4f46e5', '#9333ea', '#c026d3']

/** A color for a new label: always the same for a name, so that no color has to be chosen. */
export function labelColor(name: string): string {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return colors[sum % colors.length] ?? '#64748b'
}
