/** From the least to the most important; `silent` logs nothing. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** `json`: an object per line. `pretty`: text for people. */
export const logFormats = ['json', 'pretty'] as const
export type LogFormat = (typeof logFormats)[number]

export interface LogSettings {
  readonly level: LogLevel
  readonly format: LogFormat
}

/**
 * Reads `LOG_LEVEL` (default `info`) and `LOG_FORMAT` (default `pretty` in a terminal, otherwise `json`).
 *
 * @throws Error in one line that names the variable and its values
 */
export function readLogSettings(environment: NodeJS.ProcessEnv, defaults: Partial<LogSettings> = {}): LogSettings {
  const byTerminal = process.stderr.isTTY ? 'pretty' : 'json'
  return {
    level: oneOf(logLevels, 'LOG_LEVEL', environment.LOG_LEVEL || defaults.level || 'info'),
    format: oneOf(logFormats, 'LOG_FORMAT', environment.LOG_FORMAT || defaults.format || byTerminal),
  }
}

function oneOf<Value extends string>(values: readonly Value[], name: string, text: string): Value {
  const value = values.find((each) => each === text)
  if (value === undefined)
    throw new Error(`${name} is ${JSON.stringify(text)}; it must be one of ${values.join(', ')}.`)
  return value
}
