import { useState } from 'react'
import { text } from '../messages/text.ts'
import type { Label } from '../use-labels.ts'
import { Combobox } from './combobox.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { LabelChip } from './label-chip.tsx'

type AttachedLabel = Pick<Label, 'id' | 'name' | 'color'>

interface Team {
  readonly id: string
  readonly name: string
}

interface LabelEditorProps {
  readonly title: string
  readonly attached: readonly AttachedLabel[]
  /** All labels of the organization. */
  readonly labels: readonly AttachedLabel[]
  readonly mayWrite: boolean
  readonly error: unknown
  readonly onAttach: (label: AttachedLabel) => void
  readonly onDetach: (label: AttachedLabel) => void
  /** The teams that a new label can belong to. */
  readonly teams: readonly Team[]
  /** Creates a label and attaches it. */
  readonly onCreate: (name: string, teamId: string | undefined) => void
}

/** Labels to attach and detach. What is typed and does not exist can be created. */
export function LabelEditor(props: LabelEditorProps) {
  const { title, attached, labels, mayWrite, error, teams, onAttach, onDetach, onCreate } = props
  const isAttached = new Set(attached.map(({ id }) => id))
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-medium">{title}</h3>
      <div className="flex flex-wrap items-center gap-1.5">
        {attached.map((label) => (
          <LabelChip key={label.id} label={label} onRemove={mayWrite ? () => onDetach(label) : undefined} />
        ))}
        {attached.length === 0 && <span className="text-base text-quiet">{text.common.none}</span>}
      </div>
      {mayWrite && (
        <LabelBox
          // A new one after each choice: what was chosen is shown above.
          key={attached.map(({ id }) => id).join()}
          labels={labels.filter(({ id }) => !isAttached.has(id))}
          attached={attached}
          teams={teams}
          onAttach={onAttach}
          onCreate={onCreate}
        />
      )}
      {error !== null && <ErrorNotice error={error} />}
    </section>
  )
}

const create = 'create:'

type LabelBoxProps = Pick<LabelEditorProps, 'labels' | 'attached' | 'teams' | 'onAttach' | 'onCreate'>

function LabelBox({ labels, attached, teams, onAttach, onCreate }: LabelBoxProps) {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isNew = name !== '' && [...labels, ...attached].every((label) => fold(label.name) !== fold(name))
  const choose = (value: string | null) => {
    const label = labels.find(({ id }) => id === value)
    if (label !== undefined) onAttach(label)
    else if (value?.startsWith(create)) onCreate(name, value.slice(create.length) || undefined)
  }
  return (
    <Combobox
      label={text.labels.attach}
      placeholder={text.labels.attach}
      value={null}
      onChange={choose}
      onSearch={setTyped}
      options={[
        ...labels
          .filter((label) => fold(label.name).includes(fold(name)))
          .map((label) => ({ value: label.id, label: label.name })),
        ...(isNew ? createOptions(name, teams) : []),
      ]}
      className="max-w-72"
    />
  )
}

/** With several teams, one of them has to be chosen. */
function createOptions(name: string, teams: readonly Team[]) {
  if (teams.length <= 1) return [{ value: create, label: text.labels.createName(name) }]
  return teams.map((team) => ({ value: `${create}${team.id}`, label: text.labels.createIn(name, team.name) }))
}

function fold(name: string): string {
  return name.toLowerCase()
}
