/** `list_contacts`, `listContacts`, `list-contacts` → `ListContacts`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_match, letter: string) => letter.toUpperCase())
}

/** `api_key` → `apiKey`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

const identifier = /^[A-Za-z_$][\w$]*$/
const reserved = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let never new null number object package
  private protected public return static string super switch symbol this throw true try type typeof undefined unknown var
  void while with yield arguments z t`.split(/\s+/),
)

/** Whether `name` can name a type and a constant in the generated files. */
export function isUsableName(name: string): boolean {
  return identifier.test(name) && !reserved.has(name)
}

/** A property name, quoted only where it has to be. */
export function propertyName(name: string): string {
  return identifier.test(name) ? name : quote(name)
}

const plainText = /^[ -&(-[\]-~]*$/

/** A single-quoted literal. */
export function quote(text: string): string {
  if (plainText.test(text)) return `'${text}'`
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}
