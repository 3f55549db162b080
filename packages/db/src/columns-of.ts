/**
 * The values of rows as one array per column, for a statement that takes its rows by `unnest`. Most are text already, as the server
 * reads it: the driver takes several times as long to write them, above all JSON.
 */
export function columnsOf(rows: readonly (readonly unknown[])[]): (string | unknown[])[] {
  return (rows[0] ?? []).map((_, column) => arrayOf(rows.map((row) => row[column])))
}

/** Like JSON, but for the brackets: `\` escapes any character, and stands for no other one. */
function arrayOf(values: unknown[]): string | unknown[] {
  return values.every(isSameInJson) ? `{${JSON.stringify(values).slice(1, -1)}}` : values
}

function isSameInJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return !hasControl.test(value) && value.isWellFormed()
    case 'number':
      return Number.isFinite(value)
    case 'object':
      return value === null
    default:
      return value === undefined || typeof value === 'boolean'
  }
}

/** What JSON writes as another character, such as `\n`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
const hasControl = /[\0-\x1f]/
