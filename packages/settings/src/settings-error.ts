/** Invalid or missing variables: the message has one line for each, which an operator can act on. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}
