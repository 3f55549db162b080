/** Thrown if variables are invalid or missing. The message has one line per variable, for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}
