import { groups } from './groups/index.ts'
import type { ProcessName, Variable } from './variable.ts'
import { namesFor, type VariableName, variable } from './variables.ts'

const width = 110

/**
 * The part of a help text that lists variables: by group, each with what it may be and its default.
 *
 * @param reader the process that requires some of them
 */
export function environmentHelp(names: readonly VariableName[], reader?: ProcessName): string {
  if (names.length === 0) return 'It reads no environment variables.'
  const column = Math.max(...names.map((name) => name.length)) + 4
  const sections = Object.entries(groups).flatMap(([group, variables]) => {
    const shown = names.filter((name) => name in variables)
    return shown.length === 0 ? [] : [[`  ${group}`, ...shown.map((name) => entry(name, column, reader))].join('\n')]
  })
  return ['Environment (an empty variable counts as not set):', ...sections].join('\n\n')
}

/** Whether a process was asked for its help, and must not start. */
export function isHelpRequested(): boolean {
  return process.argv.slice(2).includes('--help')
}

/** The help of a process that has no options. */
export function processHelp(name: ProcessName, about: string): string {
  return `${about}\n\n${environmentHelp(namesFor(name), name)}`
}

/** What applies if the variable is not set, in Markdown; undefined if that is nothing. */
export function describeDefault({ default: text, defaultNote }: Variable): string | undefined {
  const code = text === undefined ? [] : [`\`${text}\``]
  return [...code, ...(defaultNote === undefined ? [] : [defaultNote])].join('; ') || undefined
}

function entry(name: VariableName, column: number, reader: ProcessName | undefined): string {
  const each = variable(name)
  const isRequired = reader !== undefined && each.requiredBy?.includes(reader)
  const absence = isRequired ? 'required' : `default: ${describeDefault(each) ?? 'none'}`
  const facts = [each.allowed, each.isSecret && 'secret', absence].filter(Boolean).join('; ')
  const [first = '', ...others] = [...wrap(each.description, width - column), ...wrap(facts, width - column)]
  const indent = ' '.repeat(column + 2)
  return [`    ${name}`.padEnd(column + 2) + first, ...others.map((line) => indent + line)].join('\n')
}

function wrap(markdown: string, max: number): string[] {
  const lines: string[] = []
  for (const word of markdown.replaceAll('`', '').split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= max) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
