/** The cell of the tables that the role finds by itself, as in an installation without further cells. */
export const mainCell = 'main'

const names = /^[a-z][a-z0-9_]{0,39}$/

export function isCellName(text: string): boolean {
  return names.test(text)
}

/**
 * The schema of a cell's tables; undefined for `main`.
 *
 * @throws Error in one line if the name is malformed
 */
export function schemaOf(cell: string): string | undefined {
  if (!isCellName(cell)) {
    throw new Error(`'${cell}' is not a name of a cell: 1 to 40 characters of a-z, 0-9 and _, beginning with a letter`)
  }
  return cell === mainCell ? undefined : `cell_${cell}`
}

const textsOf = new Map<string, Map<string, string>>()

/**
 * The text of a statement for a cell. A pooler prepares equal texts of its clients once, and a session that two cells use would plan
 * that statement anew at every change between them.
 */
export function textIn(schema: string | undefined, text: string): string {
  if (schema === undefined) return text
  const texts = textsOf.get(schema) ?? new Map<string, string>()
  textsOf.set(schema, texts)
  const own = texts.get(text) ?? `/* ${schema} */ ${text}`
  texts.set(text, own)
  return own
}

/** The NOTIFY channel of a cell: channels belong to the whole database. */
export function channelOf(channel: string, cell: string): string {
  const schema = schemaOf(cell)
  return schema === undefined ? channel : `${schema}_${channel}`
}
