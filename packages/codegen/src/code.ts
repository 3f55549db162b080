/** An expression that makes a zod schema, and its type. */
export interface Code {
  readonly js: string
  readonly type: string
  /** It names a component that is not initialised yet, so it may only be read later. */
  readonly later?: boolean
}

const lineLength = 100

/** A property, an item or an argument, and the JSDoc comment above it. */
export interface Entry {
  readonly text: string
  readonly doc?: string
}

/** `{ a: 1, b: 2 }` or `[a, b]` on one line if it fits there, else a line for each entry. */
export function list(open: string, entries: readonly Entry[], close: string): string {
  if (entries.length === 0) return open + close
  const space = open.endsWith('{') ? ' ' : ''
  const line = `${open}${space}${entries.map(({ text }) => text).join(', ')}${space}${close}`
  if (fitsOnLine(line) && entries.every(({ doc }) => !doc)) return line
  const lines = entries.map(({ text, doc = '' }) => indented(`${doc}${text},`))
  return `${open}\n${lines.join('\n')}\n${close}`
}

function fitsOnLine(text: string): boolean {
  return text.length <= lineLength && !text.includes('\n')
}

/** Every line two spaces further in. */
export function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}

const docLength = 150

/** A JSDoc comment of one line, with its line break: the first sentence of a description, or as much as fits. */
export function oneLineDoc(description: unknown): string {
  const text = firstSentence(description).replaceAll('*/', '*\\/')
  return text === '' ? '' : `/** ${text} */\n`
}

/** The first sentence of a description; a long one ends where it pauses. */
export function firstSentence(description: unknown): string {
  if (typeof description !== 'string') return ''
  const [sentence] = /^.*?(?:[.!?](?=\s|$)|$)/s.exec(description.trim()) as [string]
  const text = sentence.replaceAll(/\s+/g, ' ')
  if (text.length <= docLength) return text
  const [, start = `${text.slice(0, text.lastIndexOf(' ', docLength))} …`] = /^(.{20,150}?)[;:](?= )/.exec(text) ?? []
  return start.endsWith('…') ? start : `${start}.`
}

/** `.openapi(…)` after an expression, on a line of its own where one line would be too long. */
export function chained(start: string, js: string, call: string): string {
  const line = `${start}${js}${call}`
  const isLong = (line.split('\n').at(-1) ?? '').length > 118
  return isLong ? `${start}${js}\n  ${call}` : line
}
