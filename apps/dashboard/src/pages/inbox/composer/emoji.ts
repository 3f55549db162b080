/** The emoji that people react with most. */
export const usualEmoji = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const

const emojiPattern = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u

/** The only emoji of a text; undefined if it is something else. One emoji can consist of many characters. */
export function emojiOf(text: string): string | undefined {
  const [first, ...others] = [...new Intl.Segmenter('en').segment(text.trim())].map(({ segment }) => segment)
  return first !== undefined && others.length === 0 && emojiPattern.test(first) ? first : undefined
}
