/** What is typed after a `/` at the beginning of a word, up to the caret. */
export interface SlashWord {
  /** Where the `/` is. */
  readonly start: number
  readonly typed: string
}

/** The word with a `/` that ends at the caret. */
export function slashWordAt(text: string, caret: number): SlashWord | undefined {
  const [word, typed] = /(?<!\S)\/([A-Za-z0-9_-]*)$/.exec(text.slice(0, caret)) ?? []
  return word === undefined || typed === undefined ? undefined : { start: caret - word.length, typed }
}
