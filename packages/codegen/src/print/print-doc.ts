import type { Annotations } from '../analyze/schema.ts'

/** Prints an indented JSDoc comment with a line break. Returns an empty text if there is nothing to document. */
export function printDoc({ title, description, deprecated }: Annotations, indent = ''): string {
  const lines = [title, description].flatMap((text) => linesOf(text ?? ''))
  if (deprecated) lines.push('@deprecated')
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

/** The comment of a part of the document. `wrapComments` wraps its lines when the file is complete. */
export function docOf(part: unknown): string {
  const { description } = (part ?? {}) as { description?: unknown }
  return typeof description === 'string' ? printDoc({ description }) : ''
}

/** Markdown lines that must not be joined: blank lines, headings, tables, quotes and fences. */
const ownLine = /^\s*($|[#|>]|```)/
const listItem = /^\s*([-*+]|\d+[.)]) /

/** Joins the lines of each paragraph and list item, however the author wrapped them. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  let inFence = false
  const trimmed = text.trim().replaceAll('*/', '*\\/')
  if (trimmed === '') return lines
  if (!trimmed.includes('\n')) return [trimmed]
  for (const line of trimmed.split(/\r?\n/)) {
    const before = lines.at(-1)
    const isFence = /^\s*```/.test(line)
    const continues = before !== undefined && !inFence && !ownLine.test(line) && !listItem.test(line)
    if (continues && !ownLine.test(before)) lines[lines.length - 1] = `${before} ${line.trim()}`
    else lines.push(line.trimEnd())
    if (isFence) inFence = !inFence
  }
  return lines
}

const width = 120

const longComment = /^ *(?:\/\*\*| \*) .{110,}$/

/** Wraps the lines of comments that are too long. */
export function wrapComments(text: string): string {
  let result = ''
  let copied = 0
  // A pattern for all lines would take several times as long, because few are too long.
  for (let start = 0, end = 0; end !== text.length; start = end + 1) {
    const next = text.indexOf('\n', start)
    end = next === -1 ? text.length : next
    const line = end - start > width ? text.slice(start, end) : ''
    if (!longComment.test(line)) continue
    result += text.slice(copied, start) + wrapLine(line)
    copied = end
  }
  return copied === 0 ? text : result + text.slice(copied)
}

function wrapLine(line: string): string {
  const [, indent, only] = /^( *)\/\*\* (.*) \*\/$/.exec(line) ?? []
  if (indent !== undefined) return `${indent}/**\n${wrapped(`${indent} * `, only!)}\n${indent} */`
  const [, start, content] = /^( *\* )(.*)$/.exec(line) ?? []
  return start === undefined || ownLine.test(content!) ? line : wrapped(start, content!)
}

/** Wraps words on lines that begin with `start`. Aligns continuation lines of a list item with its first word. */
function wrapped(start: string, content: string): string {
  const hanging = ' '.repeat(listItem.exec(content)?.[0].length ?? 0)
  let lines = ''
  let line = start + content
  let from = start.length
  while (line.length > width) {
    const last = line.lastIndexOf(' ', width)
    // A word may be longer than a line.
    const space = last < from ? line.indexOf(' ', from) : last
    if (space === -1) break
    lines += `${line.slice(0, space)}\n`
    line = start + hanging + line.slice(space + 1)
    from = start.length + hanging.length
  }
  return lines + line
}
