/** A doc comment of these lines, indented. */
export function docComment(lines: readonly string[], indent: string): string {
  const text = lines.map((line) => `${indent} * ${line.replaceAll('*/', '*\\/')}`.trimEnd())
  return [`${indent}/**`, ...text, `${indent} */`].join('\n')
}
