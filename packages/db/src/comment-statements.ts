/**
 * The COMMENT statements for the comments of an SQL file: those behind a column or constraint, on its first line, and those
 * directly above a table, an index or a function.
 */
export function commentStatements(sql: string): string[] {
  const statements: string[] = []
  let above: string[] = []
  let table = ''
  const comment = (object: string, text: string) => {
    if (text !== '') statements.push(`COMMENT ON ${object} IS '${text.replaceAll("'", "''")}';`)
  }
  for (const line of sql.split('\n')) {
    const text = /^-- (.*)$/.exec(line)?.[1]
    if (text !== undefined) {
      above.push(text)
      continue
    }
    const [, kind = '', name = ''] = /^CREATE (?:UNIQUE )?(TABLE|INDEX|FUNCTION) (\w+)/.exec(line) ?? []
    if (kind !== '') comment(`${kind} ${name}`, above.join(' '))
    if (kind === 'TABLE') table = name
    else if (line.startsWith(')')) table = ''
    above = []
    const [, constraint, part, behind] = /^ {2}(CONSTRAINT )?(\w+) .*? -- (.+)$/.exec(line) ?? []
    if (behind === undefined || table === '') continue
    comment(constraint ? `CONSTRAINT ${part} ON ${table}` : `COLUMN ${table}.${part}`, behind)
  }
  return statements
}
