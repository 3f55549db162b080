import type { Operation, Response } from '../analyze/api.ts'

const isExact = (status: string) => /^\d+$/.test(status)

/** The status type of a response. For `4XX` or `default`, excludes the statuses that other responses declare. */
export function statusType({ status }: Response, all: readonly Response[]): string {
  if (isExact(status)) return status
  const exact = all.map((response) => response.status).filter((other) => other !== status && other !== 'default')
  const range = status === 'default' ? 'Status' : `Status${status}`
  const others = exact.filter((other) => status === 'default' || (isExact(other) && other[0] === status[0]))
  if (others.length === 0) return range
  return `Exclude<${range}, ${others.map((other) => (isExact(other) ? other : `Status${other}`)).join(' | ')}>`
}

const ranges = [1, 2, 3, 4, 5].map((hundred) => `Status${hundred}XX`)

/** Prints the types of status ranges if a response uses one. */
export function printStatusTypes(operations: readonly Operation[]): string[] {
  if (!hasRanges(operations)) return []
  const rows = ranges.map((name) => `export type ${name} = NumberOf<\`${name.charAt(6)}\u0024{Digit}\u0024{Digit}\`>\n`)
  return [`${digits}\n${rows.join('')}export type Status = ${ranges.join(' | ')}\n`]
}

const digits = `type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type NumberOf<Text extends string> = Text extends \`\u0024{infer Value extends number}\` ? Value : never
`

/** Whether a response is declared for a range of statuses or for `default`. */
function hasRanges(operations: readonly Operation[]): boolean {
  return operations.some(({ responses }) => responses.some(({ status }) => !isExact(status)))
}
