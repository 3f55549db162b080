import type { Json } from '../read/json.ts'

/** A zod expression and its TypeScript type. */
export interface Code {
  readonly js: string
  readonly type: string
  /** Whether it refers to a component that is initialized later, so that it must be evaluated lazily. */
  readonly later?: boolean
}

/** A part of a composition: an authored fragment, or a function that prints it. */
export interface Part {
  readonly fragment?: Json
  readonly code?: () => Code
}

const lineLength = 100

/** A property, item or argument, and the JSDoc comment above it. */
export interface Entry {
  readonly text: string
  readonly doc?: string
}

/** `{ a: 1, b: 2 }` or `[a, b]` on one line if it fits, otherwise one line per entry. */
export function list(open: string, entries: readonly (Entry | string)[], close: string): string {
  if (entries.length === 0) return open + close
  const space = open.endsWith('{') ? ' ' : ''
  if (mayFitOnLine(open, entries, close)) {
    const line = `${open}${space}${entries.map(textOf).join(', ')}${space}${close}`
    if (line.length <= lineLength && !line.includes('\n')) return line
  }
  return block(open, entries, close)
}

/** One line or more per entry. */
export function block(open: string, entries: readonly (Entry | string)[], close: string): string {
  let lines = ''
  for (const entry of entries) lines += `\n${docOf(entry)}${textOf(entry)},`
  // All at once, because an expression is indented again at each of its levels. It has no empty lines.
  return `${open}${lines.replaceAll(/\n/g, '\n  ')}\n${close}`
}

const textOf = (entry: Entry | string) => (typeof entry === 'string' ? entry : entry.text)
const docOf = (entry: Entry | string) => (typeof entry === 'string' ? '' : (entry.doc ?? ''))

/** Whether the entries may fit on one line. Adding up their lengths is cheaper than joining them. */
function mayFitOnLine(open: string, entries: readonly (Entry | string)[], close: string): boolean {
  let length = open.length + close.length
  for (const entry of entries) {
    length += textOf(entry).length
    if (docOf(entry) !== '' || length > lineLength) return false
  }
  return true
}

const lineStart = /\n(?=[^\n])/g

/** Indents every line by two spaces, but for empty ones. */
export function indented(text: string): string {
  const lines = text.includes('\n') ? text.replaceAll(lineStart, '\n  ') : text
  return text === '' || text.startsWith('\n') ? lines : `  ${lines}`
}

/** Appends `.openapi(…)` to an expression, on a new line if the line would be too long. */
export function chained(start: string, js: string, call: string): string {
  const line = `${start}${js}${call}`
  const isLong = line.length - line.lastIndexOf('\n') > 119
  return isLong ? `${start}${js}\n  ${call}` : line
}
