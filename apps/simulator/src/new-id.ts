import { randomInt } from 'node:crypto'

/** An id in the provider's format for templates, files, accounts and numbers. */
export function newId(): string {
  return `${randomInt(1e8, 1e9)}${randomInt(1e6, 1e7)}`
}
