import { namesFor } from '@channel/settings'
import { describe, expect, it } from 'vitest'
import { nouns } from '../src/nouns.ts'
import { loadProgram } from '../src/program.ts'
import { everyCommand } from './support/every-command.ts'
import { runChannel, spawnChannel } from './support/run-channel.ts'

const org = 'org_01JQ4Z0N9V7T3C5R8M2K6X1WEB'
const team = 'team_01JQ4Z0N9V7T3C5R8M2K6X1WEB'
const account = ['account', 'connect', '--organization', org, '--team', team, '--name', 'A']

const commands = everyCommand(await loadProgram(nouns.map(({ name }) => name)))

describe('channel --help', () => {
  it.each(commands.map((path) => [path.join(' ') || '(all)', path] as const))('%s', async (_, path) => {
    const { status, stdout, stderr } = await runChannel([...path, '--help'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(`Usage: ${['channel', ...path].join(' ')}`)
    if (path.length === 2) expect(stdout).toContain(`npm run -s channel -- ${path.join(' ')}`)
  })

  it('has --version beside it', async () => {
    expect(await runChannel(['--version'])).toEqual({ status: 0, stdout: 'development\n', stderr: '' })
  })

  it('lists the variables that the command reads', async () => {
    const variablesOf = async (...path: string[]) => {
      const { stdout } = await runChannel([...path, '--help'])
      return [...stdout.matchAll(/^ {4}([A-Z][A-Z_0-9]+)/gm)].map(([, name]) => name)
    }
    expect(await variablesOf('start')).toEqual(namesFor('start'))
    expect(await variablesOf('key', 'list')).toEqual([
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'CHANNEL_DATA_DIR',
      'CHANNEL_DEBUG',
    ])
    expect(await variablesOf('account', 'authorize')).toContain('PROVIDER_TOKEN')
    expect(await variablesOf('webhook', 'listen')).toContain('CHANNEL_API_KEY')
  })

  it('lists each variable of a command for at least one', async () => {
    let printed = ''
    for (const path of commands) printed += (await runChannel([...path, '--help'])).stdout
    expect(namesFor('command').filter((name) => !printed.includes(`    ${name} `))).toEqual([])
  })

  it('names every command of the operator', () => {
    expect(commands.map((path) => path.join(' '))).toEqual(
      expect.arrayContaining([
        'start',
        'migrate',
        'doctor',
        ...['create', 'list', 'update'].map((verb) => `organization ${verb}`),
        ...['create', 'list'].flatMap((verb) => ['team', 'user', 'customer'].map((noun) => `${noun} ${verb}`)),
        ...['create', 'list', 'revoke'].map((verb) => `key ${verb}`),
        'user invite',
        'user reset',
        'api-log list',
        'api-log get',
        'message uncertain',
        'listen',
        'webhook listen',
        'database set-aside',
        'simulate message',
        'restore check',
        'restore finish',
        ...['generate', 'prune', 'rotate', 'status'].map((verb) => `secret ${verb}`),
        ...['connect', 'list', 'move', 'verify'].map((verb) => `account ${verb}`),
      ]),
    )
  })
})

describe('bad arguments', () => {
  it.each<[string[], RegExp]>([
    [[], /a command is missing, one of: start, migrate, status, doctor, organization, /],
    [
      ['organisation'],
      /unknown command 'organisation', expected one of: start, migrate, status, doctor, organization, /,
    ],
    [['key'], /a command is missing, one of: create, list, revoke/],
    [['key', '--organization', org], /unknown option '--organization'/],
    [['key', 'delete', '--organization', org], /unknown command 'delete', expected one of: create, list, revoke/],
    [['organization', 'create'], /required option '--name <name>' not specified/],
    [['organization', 'create', '--name', ' '], /--name.*must not be empty/],
    [['organization', 'create', '--name', 'x'.repeat(201)], /--name.*at most 200 characters/],
    [['organization', 'create', '--name', 'A', '--plan', 'gold'], /--plan.*Allowed choices are standard, platform/],
    [['organization', 'create', '--name', 'A', 'B'], /too many arguments/],
    [['organization', 'create', '--name', 'A', '--nam', 'B'], /unknown option '--nam' \(Did you mean --name\?\)/],
    [['organization', 'update'], /missing required argument 'id'/],
    [['organization', 'update', 'acme', '--plan', 'platform'], /'acme' is invalid.*must be an id such as org_/],
    [['organization', 'update', org], /nothing to change: give --plan, --state/],
    [['organization', 'update', org, '--state', 'gone'], /--state.*Allowed choices are active, trial_ended, inactive/],
    [['organization', 'update', org, '--monthly-messages', '-1'], /--monthly-messages.*whole number/],
    [['organization', 'update', org, '--monthly-messages', '0x10'], /--monthly-messages.*whole number/],
    ...['0', '36501', '-1', '1.5', 'never', ''].map((days): [string[], RegExp] => [
      ['organization', 'update', org, '--message-retention-days', days],
      /--message-retention-days.*whole number of days, 1 to 36500, or forever/,
    ]),
    [['team', 'create', '--organization', team, '--name', 'A'], /--organization.*must be an id such as org_/],
    [['team', 'list'], /required option '--organization <id>' not specified/],
    [['key', 'create', '--organization', org, '--expires-at', 'tomorrow'], /--expires-at.*must be a date-time/],
    [
      ['key', 'create', '--organization', org, '--expires-at', '2027-02-30T00:00:00Z'],
      /--expires-at.*must be a date-time/,
    ],
    [['key', 'create', '--organization', org, '--expires-at', '2027-01-31T12:00:00'], /--expires-at.*with an offset/],
    [['key', 'revoke', 'key_1'], /must be an id such as key_/],
    [[...account, '--phone-number-id', '12345', '--phone-number', '+4930123456'], /--phone-number-id.*6 to 20 digits/],
    [[...account, '--phone-number-id', '123456', '--phone-number', '030 123456'], /--phone-number.*E\.164/],
    [[...account, '--phone-number-id', '123456'], /required option '--phone-number <number>' not specified/],
    [['account', 'move', 'acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB'], /required option '--team <id>' not specified/],
    [
      ['user', 'create', '--organization', org, '--name', 'A', '--email', 'nobody'],
      /--email.*must be an email address/,
    ],
    [['api-log', 'list'], /required option '--organization <id>' not specified/],
    [['api-log', 'list', '--organization', org, '--status', '6xx'], /--status.*2xx, 3xx, 4xx or 5xx/],
    [['api-log', 'get', 'req_1'], /must be an id such as req_/],
    [['api-log', 'list', '--organization', org, '--limit', '0'], /--limit.*whole number from 1 to 1000/],
    [['start', '--port', '65536'], /--port.*whole number from 0 to 65535/],
    [['start', '--host', 'http://localhost'], /--host.*must be an IP address/],
  ])('%j', async (args, message) => {
    const { status, stdout, stderr } = await runChannel(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^channel: [^\n]+ See `npm run -s channel -- [^\n]*--help`\.\n$/)
    expect(stderr).toMatch(message)
  })
})

describe('bad environment variables', () => {
  it('are all named, one in a line, before anything is started', async () => {
    const environment = { PORT: 'eighty', LOG_LEVEL: 'loud', CHANNEL_DATA_DIR: '/nonexistent/unused' }
    const { status, stdout, stderr } = await runChannel(['start'], environment)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.split('\n')).toEqual([
      'channel: PORT is "eighty"; it must be a whole number from 0 to 65535.',
      'channel: LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
      '',
    ])
  })

  it('do not matter if an option replaces them', async () => {
    const { stderr } = await runChannel(['start', '--port', '0'], { PORT: 'eighty', LOG_LEVEL: 'loud' })
    expect(stderr).toMatch(/^channel: LOG_LEVEL is "loud"; [^\n]+\n$/)
  })

  it('matter to the commands that read them', async () => {
    const environment = { DATABASE_URL: 'localhost', CHANNEL_SECRET: 'short', CHANNEL_DEBUG: 'yes' }
    const { status, stderr } = await runChannel(['secret', 'status'], environment)
    expect(status).toBe(1)
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^channel: DATABASE_URL is not valid; it must be /),
      'channel: CHANNEL_DEBUG is "yes"; it must be 1 or 0.',
      expect.stringMatching(/^channel: CHANNEL_SECRET is not valid; it must be /),
      '',
    ])
    const others = { CHANNEL_DATA_DIR: '/tmp/there-is-none', PORT: 'eighty' }
    const { stderr: listed } = await runChannel(['team', 'list', '--organization', org], others)
    expect(listed).toMatch(/^channel: No service is running on /)
  })
})

describe('in a separate process', () => {
  it('exits with 0 after help', async () => {
    const { status, stdout, stderr } = await spawnChannel(['--help'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('Usage: channel')
  })

  it('exits with 2 and one line on standard error after bad arguments', async () => {
    const { status, stdout, stderr } = await spawnChannel(['key', 'revoke', 'key_1'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^channel: [^\n]+\n$/)
  })
})

describe('without a running service', () => {
  it('asks the operator to start it', async () => {
    const { status, stdout, stderr } = await runChannel(['organization', 'list'], {
      CHANNEL_DATA_DIR: '/tmp/there-is-none',
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^channel: No service is running on \/tmp\/there-is-none: run `npm start` first[^\n]*\n$/)
  })

  it('reports that the database is unreachable', async () => {
    const { status, stderr } = await runChannel(['organization', 'list'], {
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^channel: Cannot connect to PostgreSQL at 127\.0\.0\.1:1\/none: [^\n]*ECONNREFUSED[^\n]*\n$/,
    )
    expect(stderr).not.toContain('secret')
  })
})
