import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Environment } from './environment.ts'
import { describeVariable, type VariableName, variableNames } from './processes.ts'
import { isSet, readSettings, readVariables, SettingsError } from './read-variables.ts'

const required = { DATABASE_URL: 'postgres://localhost/channel', CHANNEL_SECRET: 'a secret of 32 characters or more' }
const other = 'another secret of 32 characters or more'

function linesOf(read: () => unknown): readonly string[] {
  try {
    read()
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as SettingsError).lines
  }
  return []
}

describe('values', () => {
  it('have the type of their variable, and default if the variable is not set or empty', () => {
    const environment = { ...required, PORT: '0', VALIDATE_RESPONSES: '0', HOST: '', CHANNEL_DEVELOPMENT: '' }
    expect(readSettings('api', environment)).toMatchObject({
      PORT: 0,
      VALIDATE_RESPONSES: false,
      HOST: '127.0.0.1',
      CHANNEL_DEVELOPMENT: false,
      LOG_LEVEL: 'info',
      PROVIDER_WEBHOOK_BUFFER_BYTES: 16_777_216,
    })
    expect(readSettings('api', environment).PUBLIC_URL).toBeUndefined()
  })

  it('have types that depend on the process: number, required string, optional string', () => {
    const api = readSettings('api', required)
    expectTypeOf(api.PORT).toEqualTypeOf<number>()
    expectTypeOf(api.DATABASE_URL).toEqualTypeOf<string>()
    expectTypeOf(api.REDIS_URL).toEqualTypeOf<string | undefined>()
    expectTypeOf(readSettings('start', {}).DATABASE_URL).toEqualTypeOf<string | undefined>()
    expectTypeOf(readSettings('simulator', {})).not.toHaveProperty('PORT')
    expect(typeof api.PORT).toBe('number')
  })

  it('include only the variables of the process', () => {
    expect(readSettings('simulator', { ...required, PROVIDER_APP_SECRET: 'x' })).toEqual({
      SIMULATOR_PORT: 4020,
      PROVIDER_APP_SECRET: 'x',
      LOG_LEVEL: 'info',
    })
  })

  it.each<[VariableName, string, unknown]>([
    ['DATABASE_URL', 'postgresql://user@/db?host=/run/postgresql', 'postgresql://user@/db?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://user@db-1:5432,db-2/db', 'postgres://user@db-1:5432,db-2/db'],
    ['CHANNEL_SECRET', `${other}, ${required.CHANNEL_SECRET}`, `${other}, ${required.CHANNEL_SECRET}`],
    ['WEBHOOK_ALLOWED_RANGES', '10.0.0.0/8, fd00::/8,192.168.1.7,::1', '10.0.0.0/8, fd00::/8,192.168.1.7,::1'],
    ['PUBLIC_URL', 'https://api.example.com/channel/', 'https://api.example.com/channel'],
    ['PROVIDER_BASE_URL', 'http://127.0.0.1:1/x/', 'http://127.0.0.1:1/x'],
    ['PROVIDER_API_VERSION', 'v24.1', 'v24.1'],
    ['RATE_LIMIT_READS_PER_MINUTE', '0', 0],
    ['REDIS_URL', 'rediss://:hunter2@redis:6380', 'rediss://:hunter2@redis:6380'],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['LOG_FORMAT', 'pretty', 'pretty'],
    ['HOST', '::1', '::1'],
  ])('%s can be %s', (name, text, value) => {
    expect(readVariables({ [name]: text }, [name])).toEqual({ [name]: value })
  })

  it.each(variableNames.filter((name) => describeVariable(name).default !== undefined))(
    '%s accepts its default',
    (name) => {
      expect(readVariables({}, [name])[name]).toBeDefined()
    },
  )
})

describe('a rejected value', () => {
  it.each(['24', '23.0', 'v23', 'v24', 'v1000.0', 'v23.0/', 'v23.0 ', 'V23.0', 'latest'])(
    'PROVIDER_API_VERSION cannot be %j',
    (text) => {
      const line = `PROVIDER_API_VERSION is "${text}"; it must be a version such as v23.0.`
      expect(linesOf(() => readVariables({ PROVIDER_API_VERSION: text }, ['PROVIDER_API_VERSION']))).toEqual([line])
    },
  )

  it.each(['graph', 'provider.example', 'ftp://a', 'https://a/?b', 'http://a/#b'])(
    'PROVIDER_BASE_URL cannot be %j',
    (text) => {
      const line = `PROVIDER_BASE_URL is "${text}"; it must be an http or https URL without a query.`
      expect(linesOf(() => readVariables({ PROVIDER_BASE_URL: text }, ['PROVIDER_BASE_URL']))).toEqual([line])
    },
  )

  it.each<[VariableName, string, string]>([
    ['PORT', '80a', 'PORT is "80a"; it must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536"; it must be a whole number from 0 to 65535.'],
    ['HOST', 'http://localhost', 'HOST is "http://localhost"; it must be an IP address of this machine or a host name'],
    ['CHANNEL_DEVELOPMENT', 'yes', 'CHANNEL_DEVELOPMENT is "yes"; it must be 1 or 0.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['LOG_FORMAT', 'xml', 'LOG_FORMAT is "xml"; it must be one of json, pretty.'],
    [
      'PUBLIC_URL',
      'https://a.example/?b',
      'PUBLIC_URL is "https://a.example/?b"; it must be an http or https URL without',
    ],
    ['MEDIA_BASE_URL', 'cdn.example.com', 'MEDIA_BASE_URL is "cdn.example.com"; it must be an http or https URL'],
    ['MEDIA_BASE_URL', 'ftp://cdn.example.com', 'MEDIA_BASE_URL is "ftp://cdn.example.com"; it must be an http or'],
    ['MEDIA_BASE_URL', 'https://cdn.example.com/?a=1', 'MEDIA_BASE_URL is "https://cdn.example.com/?a=1"; it must be'],
    ['MEDIA_BASE_URL', 'https://cdn.example.com/#a', 'MEDIA_BASE_URL is "https://cdn.example.com/#a"; it must be'],
    ['RATE_LIMIT_READS_PER_MINUTE', '-1', 'RATE_LIMIT_READS_PER_MINUTE is "-1"; it must be a whole number of requests'],
    ['RATE_LIMIT_READS_PER_MINUTE', '1000000001', 'RATE_LIMIT_READS_PER_MINUTE is "1000000001"; it must be a whole'],
    ['OPERATOR_EMAIL', 'acme', 'OPERATOR_EMAIL is "acme"; it must be an email address.'],
    [
      'WEBHOOK_ALLOWED_RANGES',
      '10.0.0.0/8,intranet',
      'WEBHOOK_ALLOWED_RANGES is "10.0.0.0/8,intranet"; it must be IP addresses and ranges separated by commas, such as 10.0.0.0/8,fd00::/8, but "intranet" is not an address range.',
    ],
    [
      'WEBHOOK_ALLOWED_RANGES',
      'fd00::1/8',
      'WEBHOOK_ALLOWED_RANGES is "fd00::1/8"; it must be IP addresses and ranges separated by commas, such as 10.0.0.0/8,fd00::/8, but fd00::1/8 does not start at the first address of its range.',
    ],
  ])('%s=%s is reported with the allowed values', (name, text, line) => {
    expect(linesOf(() => readVariables({ [name]: text }, [name]))).toEqual([expect.stringContaining(line)])
  })

  it.each<[VariableName, string, RegExp]>([
    ['CHANNEL_SECRET', 'hunter2', /it must be 32 or more random characters, .*, the newest first\.$/],
    ['CHANNEL_SECRET', `${other},hunter2`, /, but secret 2 of 2 is too short\.$/],
    ['CHANNEL_SECRET', `${other},`, /, but secret 2 of 2 is empty\.$/],
    [
      'CHANNEL_SECRET',
      `${other}, hunter2 and many more characters,${other}`,
      /secret 3 of 3 is the same as secret 1\.$/,
    ],
    ['DATABASE_URL', 'mysql://:hunter2@localhost', /it must be a URL such as postgres:\/\//],
    ['DATABASE_URL', 'postgres://:hunter2@localhost:port/x', /it must be a URL such as postgres:\/\//],
    ['DATABASE_URL', 'postgres://:hunter2@db-1,db-2:port/x', /it must be a URL such as postgres:\/\//],
    ['DATABASE_URL', 'postgres://:hunter2@db-1,/x', /it must be a URL such as postgres:\/\//],
    ['REDIS_URL', 'hunter2@localhost:6379', /it must be a redis:\/\/ or rediss:\/\/ URL/],
  ])('%s is not printed if it is a secret', (name, text, line) => {
    const lines = linesOf(() => readVariables({ [name]: text }, [name]))
    expect(lines).toEqual([expect.stringMatching(line)])
    expect(lines[0]).toMatch(new RegExp(`^${name} is not valid; `))
    expect(lines[0]).not.toMatch(/hunter2|another secret/)
  })

  it('is reported in one line, even if it contains a line break', () => {
    expect(linesOf(() => readVariables({ HOST: 'a\nb' }, ['HOST']))[0]).toMatch(/^HOST is "a\\nb"; [^\n]*$/)
  })

  it('does not hide other problems', () => {
    const environment = { ...required, DATABASE_URL: '', PORT: 'x', RATE_LIMIT_READS_PER_MINUTE: 'many' }
    expect(linesOf(() => readSettings('api', environment))).toEqual([
      expect.stringMatching(/^PORT is "x"; /),
      expect.stringMatching(
        /^DATABASE_URL is not set; it must be a URL such as postgres:\/\/.*The command `start` sets it\.$/,
      ),
      expect.stringMatching(/^RATE_LIMIT_READS_PER_MINUTE is "many"; /),
    ])
  })
})

describe('a missing variable', () => {
  it.each<['api' | 'start', Environment, RegExp[]]>([
    [
      'api',
      { PROVIDER_APP_ID: '1' },
      [/^PROVIDER_APP_SECRET is not set; it is required with PROVIDER_APP_ID and must be/],
    ],
    ['api', { PROVIDER_APP_SECRET: 'x' }, [/^PROVIDER_APP_ID is not set; it is required with PROVIDER_APP_SECRET and/]],
    [
      'api',
      { PROVIDER_VERIFY_TOKEN: 'x' },
      [/^PROVIDER_APP_ID is not set; it is required with PROVIDER_VERIFY_TOKEN/, /^PROVIDER_APP_SECRET is not set; /],
    ],
    [
      'api',
      { NODE_ENV: 'production' },
      [
        /^PUBLIC_URL is not set; it is required with NODE_ENV=production, unless CHANNEL_DEVELOPMENT is 1, and must be an http/,
      ],
    ],
    ['start', { NODE_ENV: 'production' }, [/^PUBLIC_URL is not set; /]],
    ['api', { NODE_ENV: 'production', PUBLIC_URL: 'https://api.example.com' }, []],
    ['api', { NODE_ENV: 'production', CHANNEL_DEVELOPMENT: '1' }, []],
    ['api', { NODE_ENV: 'development' }, []],
    ['start', { NODE_ENV: 'production', DATABASE_URL: '' }, []],
    ['start', { CHANNEL_SECRET: '' }, [/^CHANNEL_SECRET is not set; it is required with DATABASE_URL and must be 32/]],
  ])('is reported by %s if another variable needs it: %j', (process, environment, lines) => {
    expect(linesOf(() => readSettings(process, { ...required, ...environment }))).toEqual(
      lines.map((line) => expect.stringMatching(line)),
    )
  })

  it('is reported if a command requires it', () => {
    const read = () => readVariables({ PROVIDER_TOKEN: '' }, ['PROVIDER_TOKEN'], ['PROVIDER_TOKEN'])
    expect(linesOf(read)).toEqual([
      "PROVIDER_TOKEN is not set; it must be the provider's access token for the account.",
    ])
  })
})

it('isSet is true for an invalid value, and false for an empty one', () => {
  expect(isSet({ CHANNEL_SECRET: 'short' }, 'CHANNEL_SECRET')).toBe(true)
  for (const environment of [{}, { CHANNEL_SECRET: '' }]) expect(isSet(environment, 'CHANNEL_SECRET')).toBe(false)
})
