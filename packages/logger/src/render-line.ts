import { styleText } from 'node:util'
import { type LogLine, parseLine } from './parse-line.ts'
import type { LoggedError } from './redaction/describe-error.ts'

type Style = Parameters<typeof styleText>[0]

const styles: Record<string, Style> = { fatal: 'red', error: 'red', warn: 'yellow', info: 'green' }

/**
 * Renders a line of the log for people: local time, level, service, message, fields, and the stack of an error. A line
 * that is not of the log stays as it is, without control characters.
 */
export function renderLine(line: string): string {
  const parsed = parseLine(line)
  return parsed === undefined ? withoutControls(line.trimEnd()) : render(parsed)
}

function render({ time, level, service, pid: _pid, msg, err, ...fields }: LogLine): string {
  const names = Object.entries(fields).map(([name, value]) => `${name}=${textOf(value)}`)
  const head = [clockTime(time), level.toUpperCase().padEnd(5), service, msg, ...names]
  const text = paint(level, withoutControls(head.join('  ').replaceAll('\n', '\n    ')))
  return err === undefined ? text : `${text}\n${withoutControls(renderError(err))}`
}

function renderError({ type, message, stack, cause, errors = [] }: LoggedError): string {
  const own = stack ?? `${type}: ${message}`
  const inner = [...(cause === undefined ? [] : [cause]), ...errors].map(
    (each) => `Caused by ${renderError(each).trim()}`,
  )
  return [own, ...inner]
    .join('\n')
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}

/** Colors only if standard error is a terminal, and NO_COLOR is not set. */
function paint(level: string, text: string): string {
  const style = styles[level]
  return style === undefined ? text : styleText(style, text, { stream: process.stderr })
}

function clockTime(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? time : date.toTimeString().slice(0, 8)
}

function textOf(value: unknown): string {
  return typeof value === 'string' && /^\S+$/.test(value) ? value : JSON.stringify(value)
}

/** A logged text must not control the terminal. */
function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, '�')
}
