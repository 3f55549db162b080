import { type LogFormat, type LogLevel, openLogger, parseLine, renderLine, secretsOf } from '@channel/logger'

/** The output of `start` while it runs: its own lines, and those of the services. */
export interface StartLog {
  /** For the services, which always log JSON: `relay` renders it. */
  readonly serviceSettings: { readonly LOG_FORMAT: 'json'; readonly LOG_LEVEL: LogLevel }
  /** Whether people read it. */
  readonly isPretty: boolean
  info(message: string): void
  warn(message: string): void
  /** Passes on a line that a service printed. */
  relay(name: string, line: string): void
}

export interface StartLogSettings {
  /** Undefined if it is not set: it depends on the format. */
  readonly level: LogLevel | undefined
  readonly format: LogFormat
  /** The values of secret settings, which no line may contain. */
  readonly secrets: readonly string[]
}

/**
 * For people, its own progress goes to standard output as plain text, and warnings and the services' lines to standard
 * error. With `LOG_FORMAT=json` every line is an object on standard error, even what a service printed as text.
 *
 * @param write writes to standard error
 */
export function openStartLog(
  { level: givenLevel, format, secrets }: StartLogSettings,
  write: (text: string) => unknown = (text) => process.stderr.write(text),
): StartLog {
  if (format === 'pretty') {
    return {
      // `start` reports the life of the services itself.
      serviceSettings: { LOG_FORMAT: 'json', LOG_LEVEL: givenLevel ?? 'warn' },
      isPretty: true,
      info: (message) => console.log(message),
      warn: (message) => console.error(message),
      relay: (_name, line) => void write(`${renderLine(line)}\n`),
    }
  }
  const level = givenLevel ?? 'info'
  const log = openLogger({ service: 'start', level, format, confidential: secretsOf(secrets), write })
  return {
    serviceSettings: { LOG_FORMAT: 'json', LOG_LEVEL: level },
    isPretty: false,
    info: (message) => log.info(message),
    warn: (message) => log.warn(message),
    relay(name, line) {
      if (parseLine(line) === undefined) log.warn({ printedBy: name }, line)
      else write(`${line}\n`)
    },
  }
}
