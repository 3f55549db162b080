import type { TypedWord } from '../word-menu/use-word-menu.ts'

/** A user who can be mentioned. */
export interface NamedUser {
  readonly id: string
  readonly name: string
}

/** A part of a note: text, or a mentioned user. */
export type NotePart = { readonly text: string } | { readonly userId: string }

const mention = /<@(usr_[0-9A-Za-z_]+)>/

/** Splits the text of a note at its mentions. */
export function splitMentions(stored: string): readonly NotePart[] {
  return stored
    .split(mention)
    .map((part, index) => (index % 2 === 1 ? { userId: part } : { text: part }))
    .filter((part) => 'userId' in part || part.text !== '')
}

/** The text of a note as a person writes it: with names in the place of ids. */
export function writtenText(stored: string, nameOf: (userId: string) => string): string {
  return splitMentions(stored)
    .map((part) => ('userId' in part ? `@${nameOf(part.userId)}` : part.text))
    .join('')
}

/**
 * The text of a note as it is stored: with ids in the place of the names behind an `@`.
 *
 * @param users if several have the same name, the first one is meant
 */
export function storedText(written: string, users: readonly NamedUser[]): string {
  const ids = new Map<string, string>()
  for (const { id, name } of users) if (name !== '' && !ids.has(name)) ids.set(name, id)
  // A name may begin with another one.
  const names = [...ids.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  if (names.length === 0) return written
  const named = new RegExp(`(?<![\\p{L}\\p{N}])@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return written.replace(named, (_, name: string) => `<@${ids.get(name)}>`)
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The beginning of a mention that ends at the caret. A name may have a blank. */
export function atWordAt(text: string, caret: number): TypedWord | undefined {
  const [word, typed] = /(?<![^\s(])@([^\s@]*(?: [^\s@]*)?)$/.exec(text.slice(0, caret)) ?? []
  return word === undefined || typed === undefined ? undefined : { start: caret - word.length, typed }
}

/** The users whose name has a word that begins with what was typed, in the order of their names. */
export function matchingUsers(users: readonly NamedUser[], typed: string): readonly NamedUser[] {
  const wanted = typed.toLocaleLowerCase()
  return users
    .filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${wanted}`))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
