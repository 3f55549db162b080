import { useMutation, useQueryClient } from '@tanstack/react-query'
import { channel, queries } from './client.ts'
import { notify } from './components/toaster.tsx'
import { labelColor } from './label-color.ts'
import { text } from './messages/text.ts'
import { useSession } from './session.ts'
import type { Label } from './use-labels.ts'

type NamedLabel = Pick<Label, 'id' | 'name'>

interface NewLabel {
  readonly name: string
  /** Needed if there are several teams. */
  readonly team_id: string | undefined
}

interface LabelCalls {
  attach(labelId: string): Promise<unknown>
  detach(labelId: string): Promise<unknown>
  /** Of the queries that show the labels. */
  readonly queryKey: readonly unknown[]
}

/** Attaches, detaches and creates labels of a contact or a conversation. Each change can be undone. */
export function useLabelChanges({ attach, detach, queryKey }: LabelCalls) {
  const queryClient = useQueryClient()
  const { teams } = useSession()
  const change = useMutation({
    mutationFn: ({ label, isAttached }: { label: NamedLabel; isAttached: boolean; isUndo?: boolean }) =>
      isAttached ? attach(label.id) : detach(label.id),
    onSuccess: (_result, { label, isAttached, isUndo }) => {
      if (isUndo) return
      const { attached, detached } = text.labels
      const undo = () => change.mutate({ label, isAttached: !isAttached, isUndo: true })
      notify({ title: isAttached ? attached(label.name) : detached(label.name), undo })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  const create = useMutation({
    mutationFn: async ({ name, team_id }: NewLabel) => {
      const body = { name, color: labelColor(name), ...(team_id !== undefined && { team_id }) }
      return (await channel.labels.create(body)).data
    },
    onSuccess: (label) => {
      void queryClient.invalidateQueries({ queryKey: queries.labels.key() })
      change.mutate({ label, isAttached: true })
    },
  })
  return {
    error: create.error ?? change.error,
    onAttach: (label: NamedLabel) => change.mutate({ label, isAttached: true }),
    onDetach: (label: NamedLabel) => change.mutate({ label, isAttached: false }),
    teams,
    onCreate: (name: string, team_id: string | undefined) => create.mutate({ name, team_id }),
  }
}
