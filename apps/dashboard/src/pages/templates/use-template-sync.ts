import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '../../client.ts'

/** Syncs the templates of a number, then loads the list again. */
export function useTemplateSync(phoneNumberId: string) {
  const queryClient = useQueryClient()
  const sync = useMutation({
    ...queries.templates.sync.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.templates.key() }),
  })
  return { ...sync, start: () => sync.mutate({ phoneNumberId }) }
}
