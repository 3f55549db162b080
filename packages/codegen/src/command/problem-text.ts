import type { Problem } from '../read/problems.ts'

/** Formats a problem like a compiler message, with the advice below it. */
export function problemText({ level, pointer, message, advice, count, position }: Problem, document: string): string {
  const where = position === undefined ? document : `${position.file}:${position.line}:${position.column}`
  const times = count > 1 ? ` (in ${count} places, first here)` : ''
  const lines = [`${where}: ${level}: ${message}${times}`, `    at ${pointer || '/'}`]
  if (advice !== undefined) lines.push(`    ${advice}`)
  return lines.join('\n')
}

/** Returns a text such as `3 errors and 1 warning`. */
export function summaryOf(errors: number, warnings: number): string {
  const counted = [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')]
  return counted.filter((text) => text !== false).join(' and ')
}

/** Returns a text such as `1 error` or `3 operations`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`
}
