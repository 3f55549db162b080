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

const identifier = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u
const reserved = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in infer instanceof interface intrinsic keyof let never new null
  number object package private protected public readonly return static string super switch symbol this throw true try type
  typeof undefined unique unknown var void while with yield arguments z t`.split(/\s+/),
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

/** How `uniqueNames` chooses names. */
export interface Naming {
  /** The preferred result for a name. */
  readonly propose: (name: string) => string
  /** The comparison key of a result. Defaults to the result itself. */
  readonly keyOf?: (proposed: string) => string
  /** Keys that are already in use. */
  readonly taken?: Iterable<string>
}

/**
 * Gives each name a unique result. On a collision, a name that equals its proposal keeps it. The others follow in
 * alphabetical order with a number, so the order of the document does not matter.
 */
export function uniqueNames(names: Iterable<string>, { propose, keyOf = (text) => text, taken = [] }: Naming) {
  const used = new Set(taken)
  const all = [...new Set(names)]
  const proposals = new Map(all.map((name) => [name, propose(name)]))
  const isExact = (name: string) => proposals.get(name) === name
  const order = all.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)) || (a < b ? -1 : 1))
  const chosen = new Map<string, string>()
  for (const name of order) {
    const base = proposals.get(name)!
    let text = base
    for (let number = 2; used.has(keyOf(text)); number++) text = `${base}${/\d$/.test(base) ? '_' : ''}${number}`
    used.add(keyOf(text))
    chosen.set(name, text)
  }
  return new Map(all.map((name) => [name, chosen.get(name)!]))
}

/** Most property names. Tested first, because the classes of \p are slow. */
const asciiIdentifier = /^[A-Za-z_$][\w$]*$/

/** A property name, quoted only if necessary. */
export function propertyName(name: string): string {
  return asciiIdentifier.test(name) || identifier.test(name) ? name : quote(name)
}

/** A key in a printed object literal, where a plain `__proto__:` would set the prototype. */
export function objectKey(name: string): string {
  return name === '__proto__' ? "['__proto__']" : propertyName(name)
}

const plainText = /^[ -&(-[\]-~]*$/

/** A single-quoted literal on one line. Escapes U+2028 and U+2029, which the printer would treat as line breaks. */
export function quote(text: string): string {
  if (plainText.test(text)) return `'${text}'`
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}
