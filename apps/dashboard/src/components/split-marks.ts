import { splitLinks } from './split-links.ts'

/** The marks of WhatsApp: `*bold*`, `_italic_`, `~struck~` and `` `code` ``. */
export type Mark = 'bold' | 'italic' | 'struck' | 'code'

export type FormattedPart =
  | { readonly text: string; readonly url?: string }
  | { readonly mark: Mark; readonly parts: readonly FormattedPart[] }

const marks: Readonly<Record<string, Mark>> = { '*': 'bold', _: 'italic', '~': 'struck', '`': 'code', '```': 'code' }

/**
 * A mark is at the boundary of a word on its outer side, and beside no space on its inner side. A run of its sign is a part of
 * the word that it touches, as in `snake__case__name`; so are marks of letters, such as vowel signs.
 */
const marked =
  /(?<![\p{L}\p{M}\p{N}])(?:(?<fence>```)(?<block>[\s\S]+?)```|(?<sign>[*_~`])(?<![\p{L}\p{M}\p{N}]\k<sign>+)(?=\S)(?<inner>(?:(?!\k<sign>).)+)(?<=\S)\k<sign>(?!\k<sign>+[\p{L}\p{M}\p{N}]))(?![\p{L}\p{M}\p{N}])/gu

/** Splits the text of a message at its links and marks. A mark inside a link is part of the link. */
export function splitMarks(text: string): readonly FormattedPart[] {
  // The same length without signs, so that positions are the same.
  const masked = splitLinks(text)
    .map((part) => (part.url === undefined ? part.text : 'x'.repeat(part.text.length)))
    .join('')
  return split(text, masked)
}

function split(text: string, masked: string): FormattedPart[] {
  const parts: FormattedPart[] = []
  let end = 0
  for (const { 0: found, index, groups } of masked.matchAll(marked)) {
    const { fence, block, sign = fence, inner = block } = groups as Record<string, string>
    const from = index + sign!.length
    const to = from + inner!.length
    const mark = marks[sign!]!
    parts.push(...splitLinks(text.slice(end, index)))
    parts.push({
      mark,
      parts: mark === 'code' ? [{ text: text.slice(from, to) }] : split(text.slice(from, to), inner!),
    })
    end = index + found.length
  }
  return [...parts, ...splitLinks(text.slice(end))]
}
