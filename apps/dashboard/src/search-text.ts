/** The form in which texts are compared, as in searches of the API: without case, accents and repeated blanks. */
export function searchText(value: string): string {
  const bare = value
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '')
  const folded = bare.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  return folded
    .replaceAll('ς', 'σ')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
