import { describeVariable, isRequired, namesFor, type ProcessName, type VariableName } from './processes.ts'
import { groups } from './variables.ts'

const width = 110

/**
 * The part of a help text that lists variables by group, each with the allowed values and the default.
 *
 * @param reader the process whose required variables are marked
 */
export function environmentHelp(names: readonly VariableName[], reader?: ProcessName): string {
  if (names.length === 0) return 'It reads no environment variables.'
  const column = Math.max(...names.map((name) => name.length)) + 4
  const sections = Object.entries(groups).flatMap(([group, variables]) => {
    const shown = names.filter((name) => name in variables)
    return shown.length === 0 ? [] : [[`  ${group}`, ...shown.map((name) => entry(name, column, reader))].join('\n')]
  })
  const secret = names.find((name) => describeVariable(name).isSecret)
  const files = secret === undefined ? '' : `; a secret can be in a file: ${secret}_FILE=path`
  return [`Environment (an empty variable counts as not set${files}):`, ...sections].join('\n\n')
}

/** Whether the command line has `--help`: print the help instead of starting. */
export function isHelpRequested(): boolean {
  return process.argv.slice(2).includes('--help')
}

/** The help of a process that has no options. */
export function processHelp(name: ProcessName, about: string): string {
  return `${about}\n\n${environmentHelp(namesFor(name), name)}`
}

/** The variable's default, in Markdown. Undefined without a default. */
export function describeDefault(name: VariableName): string | undefined {
  const { default: text, defaultNote } = describeVariable(name)
  const code = text === undefined ? [] : [`\`${text}\``]
  return [...code, ...(defaultNote === undefined ? [] : [defaultNote])].join('; ') || undefined
}

function entry(name: VariableName, column: number, reader: ProcessName | undefined): string {
  const { allowed, description, isSecret } = describeVariable(name)
  const mustBeSet = reader !== undefined && isRequired(name, reader)
  const requiredOrDefault = mustBeSet ? 'required' : `default: ${describeDefault(name) ?? 'none'}`
  const facts = [allowed, isSecret && 'secret', requiredOrDefault].filter(Boolean).join('; ')
  const [first = '', ...others] = [...wrap(description, width - column), ...wrap(facts, width - column)]
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
