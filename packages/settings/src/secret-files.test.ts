import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Environment } from './environment.ts'
import { isSet, readSettings, readVariables, SettingsError } from './read-variables.ts'
import { withVariables } from './secret-files.ts'

const directory = mkdtempSync(join(tmpdir(), 'secret-files-'))
afterAll(() => rmSync(directory, { recursive: true }))
const secret = 'a secret of 32 characters or more'

function fileWith(text: string): string {
  const path = join(directory, String(Math.random()))
  writeFileSync(path, text)
  return path
}

function linesOf(read: () => unknown): readonly string[] {
  try {
    read()
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
  return []
}

const read = (environment: Environment) => readVariables(environment, ['CHANNEL_SECRET'])

describe('a secret in a file', () => {
  it.each([secret, `${secret}\n`, `${secret}\r\n`])('is read from %j without line breaks at its end', (text) => {
    const environment = { CHANNEL_SECRET_FILE: fileWith(text) }
    expect(read(environment)).toEqual({ CHANNEL_SECRET: secret })
    expect(isSet(environment, 'CHANNEL_SECRET')).toBe(true)
  })

  it('satisfies what is required, and requires other variables', () => {
    const url = fileWith('postgres://localhost/channel')
    const environment = { DATABASE_URL_FILE: url, CHANNEL_SECRET_FILE: fileWith(secret) }
    expect(readSettings('api', environment).DATABASE_URL).toBe('postgres://localhost/channel')
    expect(linesOf(() => readSettings('start', { DATABASE_URL_FILE: url }))).toEqual([
      expect.stringMatching(/^CHANNEL_SECRET is not set; it is required with DATABASE_URL/),
    ])
  })

  it('is checked like the variable, and not printed', () => {
    const path = fileWith('hunter2')
    expect(linesOf(() => read({ CHANNEL_SECRET_FILE: path }))).toEqual([
      expect.stringContaining(`CHANNEL_SECRET in ${JSON.stringify(path)} is not valid; it must be 32 or more`),
    ])
  })

  it.each<[string, Environment, RegExp]>([
    [
      'is missing',
      { CHANNEL_SECRET_FILE: '/nowhere/secret' },
      /^CHANNEL_SECRET_FILE is ".*"; it cannot be read: ENOENT\.$/,
    ],
    ['is a directory', { CHANNEL_SECRET_FILE: directory }, /it cannot be read: EISDIR\.$/],
    ['is empty', { CHANNEL_SECRET_FILE: fileWith('\n') }, /^CHANNEL_SECRET_FILE is ".*"; this file is empty\.$/],
    [
      'is not the only source',
      { CHANNEL_SECRET: secret, CHANNEL_SECRET_FILE: fileWith(secret) },
      /^CHANNEL_SECRET and CHANNEL_SECRET_FILE are both set; unset one of them\.$/,
    ],
  ])('that %s is reported in one line', (_what, environment, line) => {
    expect(linesOf(() => read(environment))).toEqual([expect.stringMatching(line)])
    const others = { DATABASE_URL: 'postgres://localhost/channel', PORT: 'x' }
    expect(linesOf(() => readSettings('api', { ...others, ...environment }))).toEqual([
      expect.stringMatching(/^PORT is "x"; /),
      expect.stringMatching(line),
    ])
  })
})

it('only secrets are read from files', () => {
  const environment = { PUBLIC_URL_FILE: fileWith('https://api.example.com') }
  expect(readVariables(environment, ['PUBLIC_URL'])).toEqual({ PUBLIC_URL: undefined })
  expect(isSet(environment, 'PUBLIC_URL')).toBe(false)
})

it('a variable that a process sets replaces the file', () => {
  const environment = withVariables({ CHANNEL_SECRET_FILE: '/nowhere', PORT: '1' }, { CHANNEL_SECRET: secret })
  expect(read(environment)).toEqual({ CHANNEL_SECRET: secret })
  expect(environment.PORT).toBe('1')
})
