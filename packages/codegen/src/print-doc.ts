import type { Annotations } from './schema.ts'

/** A JSDoc comment, indented, with its line break; empty where there is nothing to say. */
export function printDoc({ title, description, deprecated }: Annotations, indent = ''): string {
  const lines = [title, description]
    .filter((text) => text !== undefined && text.trim() !== '')
    .flatMap((text) => text!.trim().replaceAll('*/', '*\\/').split(/\r?\n/))
  if (deprecated) lines.push('@deprecated')
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}
