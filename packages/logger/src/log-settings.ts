export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** `json`: an object per line. `pretty`: text for people. */
export type LogFormat = 'json' | 'pretty'

export interface LogSettings {
  /** The least severe lines that are logged; `silent` logs nothing. */
  readonly level: LogLevel
  readonly format: LogFormat
}

/** `pretty` in a terminal, otherwise `json`. */
export function defaultFormat(): LogFormat {
  return process.stderr.isTTY ? 'pretty' : 'json'
}
