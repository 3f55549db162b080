import { channel, queries } from '../../client.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { TextField } from '../../components/text-field.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'

const { fields } = contactsText

export function CreateContactDialog({ onClose }: { readonly onClose: () => void }) {
  const phoneNumberId = usePhoneNumberId()
  const creation = useChange({
    run: ({ phone_number, name, email }: Readonly<Record<'phone_number' | 'name' | 'email', string>>) =>
      channel.contacts.createInAccount(phoneNumberId, {
        phone_number: phone_number.replace(/[\s()./-]/g, ''),
        ...(name && { name }),
        ...(email && { email }),
      }),
    refreshes: [queries.contacts.key()],
    done: contactsText.created,
    onDone: onClose,
  })
  return (
    <FormDialog<'phone_number' | 'name' | 'email'>
      title={contactsText.create}
      size="sm"
      action={text.common.create}
      call={creation}
      onSubmit={creation.mutate}
      onClose={onClose}
    >
      <TextField
        label={text.common.phoneNumber}
        name="phone_number"
        hint={fields.phoneHint}
        type="tel"
        autoComplete="off"
        required
      />
      <TextField label={text.common.name} name="name" optional autoComplete="off" />
      <TextField label={text.common.email} name="email" optional type="email" autoComplete="off" />
    </FormDialog>
  )
}
