import { sharedDatabase } from '@channel/test-kit'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { collectLog } from '../testing/index.ts'

const { log, lines, text } = collectLog({ confidential: ['a-confidential-text'] })

/** The error as it is logged. */
function logged(err: unknown) {
  log.error({ err }, 'It failed.')
  return lines.at(-1)?.err
}

describe('an error', () => {
  it('has its type, message, stack and code', () => {
    const error = Object.assign(new RangeError('out of reach'), { code: 'EFAR' })
    expect(logged(error)).toEqual({
      type: 'RangeError',
      message: 'out of reach',
      stack: expect.stringMatching(/^RangeError: out of reach\n {4}at .*describe-error\.test\.ts/),
      code: 'EFAR',
    })
  })

  it('is redacted in message, stack and code, and so are its causes', () => {
    const leak = 'chn_live_AbCdEfGh-0123456789_xyz whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw a-confidential-text'
    const cause = Object.assign(new Error(leak, { cause: leak }), { code: leak })
    const error = new AggregateError([new Error(leak)], leak, { cause: new Error('inner', { cause }) })
    expect(logged(error)).toMatchObject({
      type: 'AggregateError',
      message: '[redacted] [redacted] [redacted]',
      cause: { message: 'inner', cause: { cause: { type: 'string', message: '[redacted] [redacted] [redacted]' } } },
      errors: [{ message: '[redacted] [redacted] [redacted]' }],
    })
    expect(text()).not.toMatch(/chn_live|whsec|confidential/)
  })

  it('ends at the fifth cause, even if it is its own cause', () => {
    const error = new Error('loop')
    error.cause = error
    expect(JSON.stringify(logged(error)).match(/"message":"loop"/g)).toHaveLength(6)
  })

  it('shows no further properties, and nothing of a thrown object', () => {
    const error = Object.assign(new Error('no'), { headers: { 'x-token': 'leaked' }, body: 'leaked', detail: 'leaked' })
    expect(JSON.stringify(logged(error))).not.toContain('leaked')
    expect(logged({ phone: 'leaked' })).toEqual({ type: 'object', message: '[object Object]' })
    expect(logged(undefined)).toEqual({ type: 'undefined', message: 'undefined' })
  })

  it('describes the copy of an error as a plain object', () => {
    const error = Object.assign(new Error('server closed'), { code: '57P01', severity: 'FATAL', detail: 'leaked' })
    const copy = { ...error, message: error.message, stack: error.stack, queue: 'leaked' }
    expect(logged(copy)).toEqual({ ...logged(error), type: 'Error' })
    expect(logged({ message: 'no stack' })).toEqual({ type: 'Error', message: 'no stack' })
  })
})

describe('an error of PostgreSQL', () => {
  it('names constraint and table, and shows no value of the row', async () => {
    const error = await failureOf(
      'CREATE TEMP TABLE people (phone text PRIMARY KEY, note text CONSTRAINT short CHECK (length(note) < 5))',
      "INSERT INTO people VALUES ('leaked', 'x'), ('leaked', 'y')",
    )
    expect(error).toMatchObject({ detail: expect.stringContaining('leaked') })
    const shown = logged(error)
    expect(shown).toMatchObject({
      type: 'DatabaseError',
      message: 'duplicate key value violates unique constraint "people_pkey"',
      code: '23505',
      constraint: 'people_pkey',
      table: 'people',
    })
    expect(JSON.stringify(shown)).not.toContain('leaked')
  })

  it.each([
    ["SELECT 'leaked'::int", '22P02', 'invalid input syntax for type integer: "[redacted]"'],
    [`SELECT 'lea"ked'::date`, '22007', 'invalid input syntax for type date: "[redacted]"'],
    ["SELECT '987654321987654321'::int", '22003', 'value "[redacted]" is out of range for type integer'],
  ])('shows no value that does not fit: %s', async (sql, code, message) => {
    const shown = logged(await failureOf(sql))
    expect(shown).toMatchObject({ code, message, stack: expect.stringContaining(message) })
    expect(JSON.stringify(shown)).not.toMatch(/leaked|lea.?"ked|987654321/)
  })

  it('shows no password of the connection', async () => {
    const address = 'postgres://channel:hunter2@127.0.0.1:1/channel'
    const client = new pg.Client(address)
    const error = await client.connect().catch((thrown: Error) => thrown)
    expect(logged(new Error(`Cannot connect to ${address}`, { cause: error }))).toMatchObject({
      message: 'Cannot connect to postgres://channel:[redacted]@127.0.0.1:1/channel',
      cause: { code: 'ECONNREFUSED' },
    })
    expect(text()).not.toContain('hunter2')
  })
})

it('shows the code of a failed fetch, and no token of its URL', async () => {
  const url = 'http://127.0.0.1:1/me?access_token=leaked-token'
  const error = await fetch(url, { headers: { Authorization: 'Bearer leaked-token' } }).catch((thrown: Error) => thrown)
  const shown = logged(new Error(`GET ${url} failed`, { cause: error }))
  expect(shown).toMatchObject({
    message: 'GET http://127.0.0.1:1/me?access_token=[redacted] failed',
    cause: { type: 'TypeError', message: 'fetch failed' },
  })
  expect(JSON.stringify(shown)).not.toContain('leaked')
  const invalid = await fetch('http://127.0.0.1:1', { headers: { Authorization: 'Bearer leaked\ntoken1' } }).catch(
    (thrown: Error) => thrown,
  )
  expect(JSON.stringify(logged(invalid))).not.toContain('leaked')
})

async function failureOf(...statements: string[]): Promise<unknown> {
  const { url } = await sharedDatabase()
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const each of statements) await client.query(each)
    throw new Error('No statement failed.')
  } catch (error) {
    return error
  } finally {
    await client.end()
  }
}
