/** Accents, the optional signs of Hebrew and Arabic, and invisible characters. */
const ignored = new RegExp(
  '[\\u00AD\\u0300-\\u036F\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670' +
    '\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFE00-\\uFE0F\\uFEFF]',
  'g',
)

/** The form in which texts are compared, as `search_text` of the database does: without case, accents and repeated blanks. */
export function searchText(value: string): string {
  const bare = value.normalize('NFKD').replaceAll(ignored, '')
  const folded = bare.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  return folded
    .replaceAll('ς', 'σ')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
