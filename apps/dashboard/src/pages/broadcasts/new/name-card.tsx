import { Card } from '../../../components/card.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { text } from '../../../messages/text.ts'

const labels = broadcastsText.new

interface NameCardProps {
  readonly name: string
  readonly onChange: (name: string) => void
  readonly isChecked: boolean
}

/** The name of a broadcast. */
export function NameCard({ name, onChange, isChecked }: NameCardProps) {
  return (
    <Card>
      <TextField
        label={text.common.name}
        hint={labels.nameHint}
        error={isChecked ? nameProblem(name) : undefined}
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={onChange}
        inputClass="max-w-md"
      />
    </Card>
  )
}

export function nameProblem(name: string): string | undefined {
  return name.trim() === '' ? labels.nameMissing : undefined
}
