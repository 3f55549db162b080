import { type ErrorGroup, readErrors } from './error-groups.ts'

const { groups } = readErrors()

/** The letters of `x-errors`, each with its status and its response under shared/responses/. */
export const errorLetters: Record<string, { status: string; response: string }> = Object.fromEntries(
  groups
    .filter((group): group is ErrorGroup & { letter: string; response: string } => group.letter !== undefined)
    .map(({ letter, status, response }) => [letter, { status: String(status), response }]),
)

/** The allowed entries of `x-additions`: status, reason and response. */
export const errorAdditions: Record<string, NonNullable<ErrorGroup['addition']>> = Object.fromEntries(
  groups.flatMap(({ status, addition }) => (addition === undefined ? [] : [[String(status), addition]])),
)

/** The known letters in an operation's `x-errors`. */
export function lettersOf(operation: Record<string, unknown>): string[] {
  const letters = Array.isArray(operation['x-errors']) ? operation['x-errors'] : []
  return letters.filter((letter): letter is string => typeof letter === 'string' && letter in errorLetters)
}

/** The names of the shared responses, by status: those of all additions and of some letters, which have priority. */
export function responsesByStatus(letters: readonly string[]): Map<string, string> {
  const additions = Object.entries(errorAdditions).map(([status, { response }]) => [status, response] as const)
  const listed = letters
    .flatMap((letter) => errorLetters[letter] ?? [])
    .map(({ status, response }) => [status, response] as const)
  return new Map([...additions, ...listed])
}
