import type { components } from '@channel/client'
import { channel, queries } from '../../client.ts'
import { EditForm } from '../../components/edit-form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import type { Contact } from './contact.ts'

/** The fields of a contact that can be changed. Only what differs is sent. */
export function ContactForm({ contact }: { readonly contact: Contact }) {
  const phoneNumberId = usePhoneNumberId()
  const update = useChange({
    run: (changes: components['schemas']['ContactUpdate']) =>
      channel.contacts.update(phoneNumberId, contact.id, changes),
    refreshes: [queries.contacts.key()],
    done: text.common.saved,
  })
  return (
    <EditForm saved={contact} names={['name', 'email']} call={update}>
      {(bind) => (
        <>
          <TextField label={text.common.name} maxLength={200} {...bind('name')} />
          <TextField label={text.common.email} type="email" {...bind('email')} />
        </>
      )}
    </EditForm>
  )
}
