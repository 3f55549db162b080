import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tour = readFileSync(new URL('../../../docs/tour.md', import.meta.url), 'utf8')

describe('the commands of docs/tour.md', () => {
  it('print responses that end with a newline on a terminal', () => {
    const printed = [...tour.matchAll(/^curl .*$/gm)].map(([line]) => line)
    expect(printed.length).toBeGreaterThan(5)
    expect(printed.filter((line) => !line.startsWith("curl -sw '\\n' "))).toEqual([])
  })
})
