import type { TypedWord } from '../../word-menu/use-word-menu.ts'

/** The word with a `/` that ends at the caret. The API decides what a shortcut may have. */
export function slashWordAt(text: string, caret: number): TypedWord | undefined {
  const [word, typed] = /(?<!\S)\/([^\s/]*)$/.exec(text.slice(0, caret)) ?? []
  return word === undefined || typed === undefined ? undefined : { start: caret - word.length, typed }
}
