import { Braces } from 'lucide-react'
import { Button } from '../components/button.tsx'
import { Menu } from '../components/menu.tsx'
import { text } from '../messages/text.ts'
import type { Variable } from './fill-variables.ts'

const labels = text.savedReplies

interface VariableMenuProps {
  readonly names: readonly Variable[]
  readonly field: () => HTMLInputElement | HTMLTextAreaElement | null | undefined
  /** @param value the text of the field with the variable */
  readonly onInsert: (value: string) => void
}

/** Inserts a variable into a field where the caret is. */
export function VariableMenu({ names, field, onInsert }: VariableMenuProps) {
  const insert = (name: Variable) => {
    const element = field()
    if (!element) return
    element.setRangeText(`{{${name}}}`, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end')
    onInsert(element.value)
  }
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={Braces} className="-ml-2.5 justify-self-start">
          {labels.variables}
        </Button>
      }
      items={names.map((name) => ({ label: labels.names[name], onSelect: () => insert(name) }))}
    />
  )
}
