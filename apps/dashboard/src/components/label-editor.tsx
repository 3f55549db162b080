import { useState } from 'react'
import { text } from '../messages/text.ts'
import { searchText } from '../search-text.ts'
import { useMayWrite } from '../session.ts'
import { type LabelCalls, type LabelChanges, useLabelChanges } from '../use-label-changes.ts'
import { type Label, useLabels } from '../use-labels.ts'
import { Combobox } from './combobox.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { LabelChip } from './label-chip.tsx'

interface LabelEditorProps extends LabelCalls {
  readonly attached: readonly Pick<Label, 'id' | 'name' | 'color'>[]
}

/** Labels to attach and detach. A label that does not exist can be created by typing its name. */
export function LabelEditor({ attached, ...calls }: LabelEditorProps) {
  const mayWrite = useMayWrite()
  const changes = useLabelChanges(calls)
  return (
    <section aria-label={text.labels.title} data-details="labels" className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-medium">{text.labels.title}</h3>
      <div className="flex flex-wrap items-center gap-1.5">
        {attached.map((label) => (
          <LabelChip key={label.id} label={label} onRemove={mayWrite ? () => changes.onDetach(label) : undefined} />
        ))}
        {attached.length === 0 && <span className="text-base text-quiet">{text.common.none}</span>}
      </div>
      {mayWrite && (
        // A new one after each choice: what was chosen is shown above.
        <LabelBox key={attached.map(({ id }) => id).join()} attached={attached} changes={changes} />
      )}
      {changes.error && <ErrorNotice error={changes.error} />}
    </section>
  )
}

const create = 'create:'

function LabelBox({ attached, changes }: Pick<LabelEditorProps, 'attached'> & { readonly changes: LabelChanges }) {
  const [typed, setTyped] = useState('')
  const labels = useLabels()
  const name = typed.trim()
  const isNew = name !== '' && labels.every((label) => searchText(label.name) !== searchText(name))
  const choose = (value: string | null) => {
    const label = labels.find(({ id }) => id === value)
    if (label !== undefined) changes.onAttach(label)
    else if (value?.startsWith(create)) changes.onCreate(name, value.slice(create.length) || undefined)
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
          .filter(
            (label) => attached.every(({ id }) => id !== label.id) && searchText(label.name).includes(searchText(name)),
          )
          .map((label) => ({ value: label.id, label: label.name })),
        ...(isNew ? createOptions(name, changes.teams) : []),
      ]}
      className="max-w-72"
    />
  )
}

/** With several teams, one of them has to be chosen. */
function createOptions(name: string, teams: LabelChanges['teams']) {
  if (teams.length <= 1) return [{ value: create, label: text.labels.createName(name) }]
  return teams.map((team) => ({ value: `${create}${team.id}`, label: text.labels.createIn(name, team.name) }))
}
