/**
 * What a distributing database refuses in a migration: an ALTER TABLE with several subcommands, with a constraint that it would have to
 * name, or with SET STORAGE. A new table may have all of these: it is created before it is distributed.
 */
export function ddlProblems(sql: string): string[] {
  return withoutTexts(sql)
    .split(';')
    .flatMap((command) => {
      const [, table, changes] = alterTable.exec(command) ?? []
      return changes === undefined ? [] : problemsOf(changes).map((problem) => `ALTER TABLE ${table}: ${problem}`)
    })
}

const alterTable = /^\s*ALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?(\S+)\s+(.*)$/is
const named = /\bCONSTRAINT\s+\S+\s+(?:CHECK|UNIQUE|PRIMARY|FOREIGN|REFERENCES|EXCLUDE)\b/gi
const constraint = /\b(?:CHECK|UNIQUE|PRIMARY\s+KEY|REFERENCES|FOREIGN\s+KEY|EXCLUDE)\b/i

function problemsOf(changes: string): string[] {
  const flat = withoutParentheses(changes)
  const unnamed = flat.replace(/\bFOREIGN\s+KEY\s+REFERENCES\b/gi, 'FOREIGN KEY').replace(named, '')
  return [
    ...(flat.includes(',') ? ['write one subcommand per command'] : []),
    ...(/^\s*ADD\b/i.test(flat) && constraint.test(unnamed) ? ['name its constraint'] : []),
    ...(/\bSET\s+STORAGE\b/i.test(flat) ? ['SET STORAGE is refused'] : []),
  ]
}

/** The innermost parentheses are removed first. */
function withoutParentheses(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, '')
  return shorter === text ? text : withoutParentheses(shorter)
}

/** Comments, texts and bodies of functions have no commands. */
function withoutTexts(sql: string): string {
  return sql.replace(/--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|(\$\w*\$).*?\1/gs, '')
}
