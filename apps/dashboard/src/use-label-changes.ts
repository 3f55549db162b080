import { useMutation, useQueryClient } from '@tanstack/react-query'
import { channel, queries } from './client.ts'
import { notify } from './components/toaster.tsx'
import { labelColor } from './label-color.ts'
import { text } from './messages/text.ts'
import type { Label } from './use-labels.ts'

type NamedLabel = Pick<Label, 'id' | 'name'>

interface LabelCalls {
  attach(labelId: string): Promise<unknown>
  detach(labelId: string): Promise<unknown>
  /** Of the queries that show the labels. */
  readonly queryKey: readonly unknown[]
}

/** Attaches, detaches and creates labels of a contact or a conversation. Each change can be undone. */
export function useLabelChanges({ attach, detach, queryKey }: LabelCalls) {
  const queryClient = useQueryClient()
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
    mutationFn: async (name: string) => (await channel.labels.create({ name, color: labelColor(name) })).data,
    onSuccess: (label) => {
      void queryClient.invalidateQueries({ queryKey: queries.labels.key() })
      change.mutate({ label, isAttached: true })
    },
  })
  return {
    error: create.error ?? change.error,
    onAttach: (label: NamedLabel) => change.mutate({ label, isAttached: true }),
    onDetach: (label: NamedLabel) => change.mutate({ label, isAttached: false }),
    onCreate: (name: string) => create.mutate(name),
  }
}
