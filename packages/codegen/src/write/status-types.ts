import type { Operation, Response } from '../analyse/api.ts'

const isExact = (status: string) => /^\d+$/.test(status)

/** The type of the status of a response: a number, or those that `4XX` or `default` leave for it. */
export function statusType({ status }: Response, all: readonly Response[]): string {
  if (isExact(status)) return status
  const exact = all.map((response) => response.status).filter((other) => other !== status && other !== 'default')
  const range = status === 'default' ? 'Status' : `Status${status}`
  const others = exact.filter((other) => status === 'default' || (isExact(other) && other[0] === status[0]))
  if (others.length === 0) return range
  return `Exclude<${range}, ${others.map((other) => (isExact(other) ? other : `Status${other}`)).join(' | ')}>`
}

/** The types of the ranges of statuses, where a response is under one. */
export function printStatusTypes(operations: readonly Operation[]): string[] {
  if (!hasRanges(operations)) return []
  const hundreds = [1, 2, 3, 4, 5]
  const rows = hundreds.map((hundred) => {
    const statuses = Array.from({ length: 100 }, (_, index) => `  | ${100 * hundred + index}\n`)
    return `export type Status${hundred}XX =\n${statuses.join('')}`
  })
  return [...rows, `export type Status = ${hundreds.map((hundred) => `Status${hundred}XX`).join(' | ')}\n`]
}

/** Whether a response is under a range of statuses, or under `default`. */
export function hasRanges(operations: readonly Operation[]): boolean {
  return operations.some(({ responses }) => responses.some(({ status }) => !isExact(status)))
}
