/** A part of a text: plain, or the name of a variable. */
export type TextPart = { readonly text: string } | { readonly variable: string }

const variablePattern = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Splits a text at its variables, such as `{{1}}` or `{{first_name}}`. */
export function splitText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(variablePattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ variable: match[1] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** The variables of a text, each once, in order of first appearance. */
export function variablesOf(text: string): readonly string[] {
  return [...new Set(splitText(text).flatMap((part) => ('variable' in part ? [part.variable] : [])))]
}
