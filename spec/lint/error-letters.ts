import { type ErrorGroup, readErrors } from './error-groups.ts'

const { groups } = readErrors()

/** The letters of `x-errors`, each with its status and the response under shared/responses/ that it stands for. */
export const errorLetters: Record<string, { status: string; response: string }> = Object.fromEntries(
  groups
    .filter((group): group is ErrorGroup & { letter: string; response: string } => group.letter !== undefined)
    .map(({ letter, status, response }) => [letter, { status: String(status), response }]),
)

/** What `x-additions` may hold: the status, why an operation has it, and the response that it stands for. */
export const errorAdditions: Record<string, NonNullable<ErrorGroup['addition']>> = Object.fromEntries(
  groups.flatMap(({ status, addition }) => (addition === undefined ? [] : [[String(status), addition]])),
)

/** The letters of an operation as its `x-errors` lists them, those that exist. */
export function lettersOf(operation: Record<string, unknown>): string[] {
  const letters = Array.isArray(operation['x-errors']) ? operation['x-errors'] : []
  return letters.filter((letter): letter is string => typeof letter === 'string' && letter in errorLetters)
}
