import { splitText } from './template-text.ts'

interface VariableTextProps {
  readonly text: string
  /** The values shown instead of the variables, by their names. */
  readonly values?: Readonly<Record<string, string>>
}

/** A text of a template with its variables highlighted. */
export function VariableText({ text, values = {} }: VariableTextProps) {
  return splitText(text).map((part, index) =>
    'variable' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <mark key={index} className="rounded-sm bg-info-ground px-0.5 text-info">
        {values[part.variable] || `{{${part.variable}}}`}
      </mark>
    ) : (
      part.text
    ),
  )
}
