import { Ban } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { useChange } from '../../use-change.ts'
import type { Contact } from './contact.ts'
import { contactName } from './contact-name.ts'

/** Blocks a contact after a question, or unblocks it. */
export function BlockButton({ contact }: { readonly contact: Contact }) {
  const phoneNumberId = usePhoneNumberId()
  const { block, blockAction, blockTitle, blockHint, blockDone, unblock, unblockDone } = contactsText
  const name = contactName(contact)
  const refreshes = [queries.contacts.key()]
  const unblocking = useChange({
    run: () => channel.contacts.unblock(phoneNumberId, contact.id),
    refreshes,
    done: unblockDone(name),
    notifiesFailure: true,
  })
  if (contact.blocked)
    return (
      <Button icon={Ban} pending={unblocking.isPending} onClick={() => unblocking.mutate()}>
        {unblock}
      </Button>
    )
  const run = () => channel.contacts.block(phoneNumberId, contact.id)
  const ask = () =>
    confirm({
      title: blockTitle(name),
      description: blockHint,
      action: blockAction,
      run,
      refreshes,
      done: blockDone(name),
    })
  return (
    <Button icon={Ban} onClick={ask}>
      {block}
    </Button>
  )
}
