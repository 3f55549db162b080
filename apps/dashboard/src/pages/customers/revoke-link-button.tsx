import { useQueryClient } from '@tanstack/react-query'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import type { SetupLink } from './customer-types.ts'

export function RevokeLinkButton({ link: { id, customer_id } }: { readonly link: SetupLink }) {
  const queryClient = useQueryClient()
  const ask = () =>
    confirm({
      title: text.setupLinks.revokeTitle,
      description: text.setupLinks.revokeHint,
      action: text.setupLinks.revoke,
      run: async () => {
        await channel.customers.deleteSetupLink(customer_id, id)
        await queryClient.invalidateQueries({ queryKey: queries.customers.listSetupLinks.key(customer_id) })
        notify({ title: text.setupLinks.revoked })
      },
    })
  return (
    <Button size="sm" onClick={ask}>
      {text.setupLinks.revoke}
    </Button>
  )
}
