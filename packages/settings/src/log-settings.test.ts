import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { logSettings } from './log-settings.ts'

it('has the level and the format of the log', () => {
  expect(logSettings({ LOG_LEVEL: 'debug', LOG_FORMAT: 'pretty' })).toMatchObject({ level: 'debug', format: 'pretty' })
  expect(logSettings({ LOG_LEVEL: '' })).toMatchObject({ level: 'info', format: undefined })
})

it('ignores an invalid variable, but not the other one', () => {
  expect(logSettings({ LOG_LEVEL: 'loud', LOG_FORMAT: 'pretty' })).toMatchObject({ level: 'info', format: 'pretty' })
  expect(logSettings({ LOG_LEVEL: 'debug', LOG_FORMAT: 'xml' })).toMatchObject({ level: 'debug', format: undefined })
})

it('has the secrets that no line may contain: also invalid ones, those of files, and those of the AWS SDK', () => {
  const directory = mkdtempSync(join(tmpdir(), 'log-settings-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, 'url'), 'postgres://channel:hunter2@db/channel\n')
  const environment = {
    PORT: '1',
    CHANNEL_SECRET: 'short',
    DATABASE_URL_FILE: join(directory, 'url'),
    SMTP_URL_FILE: '/nowhere',
    AWS_SECRET_ACCESS_KEY: 'key',
  }
  expect(logSettings(environment).secrets).toEqual(['postgres://channel:hunter2@db/channel', 'short', 'key'])
})
