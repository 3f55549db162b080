import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { contactName } from './contact-name.ts'
import type { ContactProps } from './contact-props.ts'

/** Deletes a contact after a question that says what goes with it. */
export function DeleteContact({
  contact,
  phoneNumberId,
  onDeleted,
}: ContactProps & { readonly onDeleted: () => void }) {
  const queryClient = useQueryClient()
  const name = contactName(contact)
  const run = async () => {
    await channel.contacts.delete(phoneNumberId, contact.id)
    onDeleted()
    await queryClient.invalidateQueries({ queryKey: queries.contacts.key() })
    notify({ title: text.contacts.deleted(name) })
  }
  const ask = () =>
    confirm({
      title: text.contacts.deleteTitle(name),
      description: text.contacts.deleteHint,
      action: text.common.delete,
      run,
    })
  return (
    <div className="border-t border-line pt-4">
      <Button icon={Trash2} onClick={ask}>
        {text.contacts.delete}
      </Button>
    </div>
  )
}
