import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { text } from '../../messages/text.ts'
import type { SetupLink } from './customer-types.ts'

export function RevokeLinkButton({ link: { id, customer_id } }: { readonly link: SetupLink }) {
  const ask = () =>
    confirm({
      title: text.setupLinks.revokeTitle,
      description: text.setupLinks.revokeHint,
      action: text.setupLinks.revoke,
      run: () => channel.customers.deleteSetupLink(customer_id, id),
      refreshes: [queries.customers.listSetupLinks.key(customer_id)],
      done: text.setupLinks.revoked,
    })
  return (
    <Button size="sm" onClick={ask}>
      {text.setupLinks.revoke}
    </Button>
  )
}
