import { describe, expect, it } from 'vitest'
import { environmentHelp, processHelp } from './help.ts'
import { describeVariable, namesFor, type ProcessName, variableNames } from './processes.ts'

const processes = ['api', 'worker', 'simulator', 'mock', 'start', 'command'] as const satisfies ProcessName[]

describe('the help of a process', () => {
  it.each(processes)('lists exactly the variables of %s', (name) => {
    const help = processHelp(name, 'About it.')
    expect(help).toMatch(/^About it\.\n\n(?:Environment \(|It reads no environment variables\.$)/)
    expect([...help.matchAll(/^ {4}([A-Z][A-Z0-9_]+)/gm)].map(([, each]) => each)).toEqual(namesFor(name))
  })

  it('shows the allowed values, the default or "required", and whether the variable is secret', () => {
    const lines = environmentHelp(['PORT', 'DATABASE_URL'], 'api').split('\n')
    expect(lines.slice(2, 5).map((line) => line.trim())).toEqual([
      'Addresses',
      'PORT          The port of the API; 0 picks a free one',
      'a whole number from 0 to 65535; default: 8787',
    ])
    expect(lines.at(-1)?.trim()).toBe('a URL such as postgres://user:password@host:5432/database; secret; required')
  })

  it('fits into 120 columns', () => {
    for (const line of environmentHelp(variableNames).split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })
})

it('start reads the variables of the services that it runs', () => {
  expect(namesFor('start')).toEqual(expect.arrayContaining([...namesFor('api'), ...namesFor('worker')]))
  expect(namesFor('api')).not.toContain('CHANNEL_URL')
})

it.each(variableNames)('%s is described in one sentence without a full stop', (name) => {
  expect(describeVariable(name).description).toMatch(/^[A-Z\d`][^\n]*[^.]$/)
  expect(describeVariable(name).description).not.toMatch(/\. /)
})
