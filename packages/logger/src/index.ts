export {
  type LogFormat,
  type LogLevel,
  type LogSettings,
  logFormats,
  logLevels,
  readLogSettings,
} from './log-settings.ts'
export { type Logger, type LogMethod, type OpenLoggerOptions, openLogger } from './open-logger.ts'
export { openProcessLog } from './open-process-log.ts'
export { type LogLine, parseLine } from './parse-line.ts'
export type { LoggedError } from './redaction/describe-error.ts'
export { secretsOf } from './redaction/secrets-of.ts'
export { renderLine } from './render-line.ts'
