import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// This file runs in the page too. Both load it only when a password is chosen, because of the size of the lists.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** On the scale of zxcvbn: at least 10^8 guesses. */
const minScore = 3

/**
 * Whether a password is so easy to guess that it protects no account: a common one, a pattern such as `aaaaaaaaaaaa`, or one that
 * is made of what is known about the user.
 *
 * @param known such as the name and the email address of the user
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  return estimator.check(password, ['channel', ...known.flatMap(wordsOf)]).score < minScore
}

/** A text, its words, and its words without what separates them. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [text, words.join(''), ...words].filter((word) => word.length > 2)
}
