/** `list_contacts`, `listContacts`, `list-contacts` → `ListContacts`. Keeps letters of any script. */
export function pascalCase(name: string): string {
  const text = name.normalize('NFC')
  return text.replace(/(?:^[^\p{L}\p{N}\p{M}]*|[^\p{L}\p{N}\p{M}]+)([\p{L}\p{N}]?)/gu, (_match, letter: string) =>
    letter.toUpperCase(),
  )
}

/** `api_key` → `apiKey`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

/** An identifier of any script. Reserved words match too. */
export const identifier = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u
const reserved = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in infer instanceof interface intrinsic keyof let never new null
  number object package private protected public readonly return static string super switch symbol this throw true try type
  typeof undefined unique unknown var void while with yield arguments z t f`.split(/\s+/),
)

/** Whether `name` is a valid name of a type and a constant in the generated files. */
export function isUsableName(name: string): boolean {
  return identifier.test(name) && !reserved.has(name)
}

/** Turns any name into an identifier. Adds the prefix `word` if the name cannot start one. */
export function identifierOf(name: string, word: string): string {
  const pascal = pascalCase(name)
  return isUsableName(pascal) ? pascal : `${word}${pascal}`
}
