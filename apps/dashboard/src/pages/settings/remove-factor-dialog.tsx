import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { sessionQuery } from '../../session.ts'
import { PasswordForm } from './password-form.tsx'
import { setSecondFactor } from './settings-data.ts'

const labels = text.settings.secondFactor

/** Removes the second factor, with the password. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationKey: ['sign-in', 'second-factor'],
    mutationFn: (password: string) => setSecondFactor({ enabled: false, password }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notify({ title: labels.removed })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={labels.turnOffTitle}
      description={labels.removeHint}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="danger" type="submit" form={form} pending={remove.isPending}>
            {labels.turnOff}
          </Button>
        </>
      }
    >
      <PasswordForm id={form} error={remove.error} onSubmit={remove.mutate} />
    </Dialog>
  )
}
