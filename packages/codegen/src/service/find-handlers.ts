import type { Token } from 'js-tokens'

/** An object literal of handlers in a source file. */
export interface HandlersObject {
  /** The tag of its operations. Undefined for the handlers of security schemes. */
  readonly tag: string | undefined
  /** The constant that it is assigned to. */
  readonly name: string | undefined
  readonly keys: readonly string[]
  /** Those of the keys that are certainly handlers. */
  readonly plainKeys: readonly string[]
  /** Whether it has keys that cannot be read here, because it spreads another object or computes a name. */
  readonly isOpen: boolean
  /** Where handlers can be added: after the last one and its comments. */
  readonly end: number
  /** Where the last handler needs a comma. */
  readonly comma: number | undefined
  /** Before each handler. */
  readonly indentation: string
  /** Whether the closing brace is on a line of its own. */
  readonly closesOnNewLine: boolean
}

/** A source file, as far as handlers need it. */
export interface HandlersFile {
  readonly objects: readonly HandlersObject[]
  /** All identifiers in it. */
  readonly identifiers: ReadonlySet<string>
}

type Placed = Token & { readonly start: number; readonly end: number }

/** Finds the objects that end with `satisfies Handlers<'tag', …>` or `satisfies SecurityHandlers`. */
export async function findHandlers(text: string): Promise<HandlersFile> {
  // Most runs need no tokens.
  const { default: jsTokens } = await import('js-tokens')
  const all: Placed[] = []
  let start = 0
  for (const token of jsTokens(text)) {
    all.push({ ...token, start, end: start + token.value.length })
    start += token.value.length
  }
  const tokens = all.filter(({ type }) => !/Comment$|^WhiteSpace$|^LineTerminator/.test(type))
  const objects = tokens.flatMap((token, index) => {
    if (token.value !== 'satisfies' || tokens[index - 1]?.value !== '}') return []
    const [type, angle, tag] = tokens.slice(index + 1)
    const isOfTag = type?.value === 'Handlers' && angle?.value === '<' && tag?.type === 'StringLiteral'
    if (!isOfTag && type?.value !== 'SecurityHandlers') return []
    const open = openingOf(tokens, index - 1)
    if (open === undefined) return []
    return [objectOf(tokens, open, index - 1, isOfTag ? textOf(tag) : undefined, text)]
  })
  return {
    objects,
    identifiers: new Set(tokens.filter(({ type }) => type === 'IdentifierName').map(({ value }) => value)),
  }
}

/** The index of the brace that a closing one belongs to. */
function openingOf(tokens: readonly Placed[], close: number): number | undefined {
  let depth = 0
  for (let index = close; index >= 0; index--) {
    const { type, value } = tokens[index]!
    if (type !== 'Punctuator') continue
    if (value === '}') depth++
    else if (value === '{' && --depth === 0) return index
  }
  return undefined
}

function objectOf(
  tokens: readonly Placed[],
  open: number,
  close: number,
  tag: string | undefined,
  text: string,
): HandlersObject {
  const [before, last] = [tokens.slice(Math.max(open - 3, 0), open), tokens[close - 1]!]
  const isConstant = before[2]?.value === '=' && before[0]?.value === 'const'
  const inner = text.slice(tokens[open]!.end, tokens[close]!.start)
  const found = keysIn(tokens.slice(open + 1, close + 1))
  return {
    tag,
    name: isConstant ? before[1]!.value : undefined,
    ...found,
    end: tokens[open]!.end + inner.trimEnd().length,
    comma: close - open > 1 && last.value !== ',' ? last.end : undefined,
    indentation: /^\s*?\n([ \t]*)\S/.exec(inner)?.[1] ?? '  ',
    closesOnNewLine: /\n[ \t]*$/.test(inner),
  }
}

/** The keys of an object from the tokens after its opening brace. */
function keysIn(tokens: readonly Placed[]): Pick<HandlersObject, 'keys' | 'plainKeys' | 'isOpen'> {
  const keys: string[] = []
  const plainKeys: string[] = []
  let isOpen = false
  let depth = 0
  let isAtKey = true
  for (const [index, token] of tokens.entries()) {
    if (depth === 0 && isAtKey) {
      const next = tokens[index + 1]
      if (token.value === '...') isOpen = true
      else if (token.value === '[') {
        const isLiteral = next?.type === 'StringLiteral' && tokens[index + 2]?.value === ']'
        if (isLiteral) keys.push(textOf(next))
        else isOpen = true
      } else if (isModifier(token, next)) continue
      else if (isName(token) && /^[:(,<}]$/.test(next?.value ?? '')) {
        keys.push(textOf(token))
        // What is between two commas may also be a type: `<A, B, C>`.
        if (/^[:(]$/.test(next!.value)) plainKeys.push(textOf(token))
      }
      isAtKey = false
    }
    if (/^[([{]$/.test(token.value) || token.type === 'TemplateHead') depth++
    else if (/^[)\]}]$/.test(token.value) || token.type === 'TemplateTail') depth--
    else if (token.value === ',' && depth === 0) isAtKey = true
  }
  return { keys, plainKeys, isOpen }
}

/** Whether a token is the `async` of `async getBook() {}`, or the `*` of `*getBook() {}`. */
function isModifier({ value }: Placed, next: Placed | undefined): boolean {
  return (
    value === '*' ||
    (/^(?:async|get|set)$/.test(value) && next !== undefined && (isName(next) || /^[[*]$/.test(next.value)))
  )
}

function isName({ type }: Placed): boolean {
  return type === 'IdentifierName' || type === 'StringLiteral'
}

/** The text of a name or of a literal, whatever its quotation marks are. */
function textOf({ type, value }: Placed): string {
  if (type !== 'StringLiteral') return value
  const inner = value.slice(1, -1)
  try {
    return JSON.parse(`"${inner.replaceAll("\\'", "'").replaceAll(/(?<!\\)"/g, '\\"')}"`)
  } catch {
    return inner
  }
}
