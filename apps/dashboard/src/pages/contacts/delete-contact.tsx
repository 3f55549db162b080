import { Trash2 } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { text } from '../../messages/text.ts'
import { contactName } from './contact-name.ts'
import type { ContactProps } from './contact-props.ts'

interface DeleteContactProps extends ContactProps {
  readonly onDeleted: () => void
}

/** Deletes a contact after a question that says what goes with it. */
export function DeleteContact({ contact, onDeleted }: DeleteContactProps) {
  const phoneNumberId = usePhoneNumberId()
  const name = contactName(contact)
  const ask = () =>
    confirm({
      title: text.contacts.deleteTitle(name),
      description: text.contacts.deleteHint,
      action: text.common.delete,
      run: async () => {
        await channel.contacts.delete(phoneNumberId, contact.id)
        onDeleted()
      },
      refreshes: [queries.contacts.key()],
      done: text.contacts.deleted(name),
    })
  return (
    <div className="border-t border-line pt-4">
      <Button icon={Trash2} onClick={ask}>
        {text.contacts.delete}
      </Button>
    </div>
  )
}
