import { expect, it } from 'vitest'
import { logSettings } from './log-settings.ts'

it('has the level and the format of the log', () => {
  expect(logSettings({ LOG_LEVEL: 'debug', LOG_FORMAT: 'pretty' })).toEqual({ level: 'debug', format: 'pretty' })
  expect(logSettings({ LOG_LEVEL: '' })).toEqual({ level: 'info', format: undefined })
})

it('ignores an invalid variable, but not the other one', () => {
  expect(logSettings({ LOG_LEVEL: 'loud', LOG_FORMAT: 'pretty' })).toEqual({ level: 'info', format: 'pretty' })
  expect(logSettings({ LOG_LEVEL: 'debug', LOG_FORMAT: 'xml' })).toEqual({ level: 'debug', format: undefined })
})
