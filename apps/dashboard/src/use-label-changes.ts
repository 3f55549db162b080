import type { QueryKey } from '@tanstack/react-query'
import { channel, queries } from './client.ts'
import { notify } from './components/notify.ts'
import { labelColor } from './label-color.ts'
import { text } from './messages/text.ts'
import { useSession } from './session.ts'
import { useChange } from './use-change.ts'
import type { Label } from './use-labels.ts'

type NamedLabel = Pick<Label, 'id' | 'name'>

interface NewLabel {
  readonly name: string
  /** Needed if there are several teams. */
  readonly team_id: string | undefined
}

export interface LabelCalls {
  readonly attach: (labelId: string) => Promise<unknown>
  readonly detach: (labelId: string) => Promise<unknown>
  /** The beginning of the keys of the queries that show the labels. */
  readonly queryKey: QueryKey
}

export type LabelChanges = ReturnType<typeof useLabelChanges>

/** Attaches, detaches and creates labels of a contact or a conversation. Each change can be undone. */
export function useLabelChanges({ attach, detach, queryKey }: LabelCalls) {
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
