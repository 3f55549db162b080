import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { channel, queries } from '../client.ts'
import { text } from '../messages/text.ts'
import { searchText } from '../search-text.ts'
import { useMayWrite, useSession } from '../session.ts'
import { useChange } from '../use-change.ts'
import { type Label, useLabels } from '../use-labels.ts'
import { Combobox } from './combobox.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { LabelChip } from './label-chip.tsx'
import { notify } from './notify.ts'

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

type NamedLabel = Pick<Label, 'id' | 'name'>

interface NewLabel {
  readonly name: string
  /** Needed if there are several teams. */
  readonly team_id: string | undefined
}

interface LabelCalls {
  readonly attach: (labelId: string) => Promise<unknown>
  readonly detach: (labelId: string) => Promise<unknown>
  /** The beginning of the keys of the queries that show the labels. */
  readonly queryKey: QueryKey
}

type LabelChanges = ReturnType<typeof useLabelChanges>

/** Attaches, detaches and creates labels of a contact or a conversation. Each change can be undone. */
function useLabelChanges({ attach, detach, queryKey }: LabelCalls) {
  const { teams } = useSession()
  const change = useChange({
    run: ({ label, isAttached }: { label: NamedLabel; isAttached: boolean; isUndo?: boolean }) =>
      isAttached ? attach(label.id) : detach(label.id),
    refreshes: [queryKey],
    onDone: (_result, { label, isAttached, isUndo }) => {
      if (isUndo) return
      const { attached, detached } = text.labels
      const undo = () => change.mutate({ label, isAttached: !isAttached, isUndo: true })
      notify({ title: isAttached ? attached(label.name) : detached(label.name), undo })
    },
  })
  const create = useChange({
    run: ({ name, team_id }: NewLabel) =>
      channel.labels.create({ name, color: labelColor(name), ...(team_id !== undefined && { team_id }) }),
    refreshes: [queries.labels.key()],
    onDone: ({ data }) => change.mutate({ label: data, isAttached: true }),
  })
  return {
    error: create.error ?? change.error,
    onAttach: (label: NamedLabel) => change.mutate({ label, isAttached: true }),
    onDetach: (label: NamedLabel) => change.mutate({ label, isAttached: false }),
    teams,
    onCreate: (name: string, team_id: string | undefined) => create.mutate({ name, team_id }),
  }
}

/** Colors that are distinguishable on both themes. */
const colors = ['#e11d48', '#ea580c', '#ca8a04', '#16a34a', '#0d9488', '#0284c7', '#4f46e5', '#9333ea', '#c026d3']

/** A color for a new label: always the same for a name, so that no color has to be chosen. */
function labelColor(name: string): string {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return colors[sum % colors.length] ?? '#64748b'
}
