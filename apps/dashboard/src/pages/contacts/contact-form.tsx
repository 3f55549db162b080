import { channel, queries } from '../../client.ts'
import { EditForm } from '../../components/edit-form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { contactPatch, valuesOf } from './contact-patch.ts'
import type { ContactProps } from './contact-props.ts'

const { fields } = text.contacts

/** The fields of a contact that can be changed. Only what differs is sent. */
export function ContactForm({ contact }: ContactProps) {
  const phoneNumberId = usePhoneNumberId()
  const update = useChange({
    run: (patch: ReturnType<typeof contactPatch>) => channel.contacts.update(phoneNumberId, contact.id, patch),
    refreshes: [queries.contacts.key()],
    done: text.common.saved,
  })
  return (
    <EditForm initial={valuesOf(contact)} patchOf={(values) => contactPatch(contact, values)} call={update}>
      {(values, set) => (
        <>
          <TextField label={fields.name} name="name" maxLength={200} value={values.name} onChange={set('name')} />
          <TextField label={fields.email} name="email" type="email" value={values.email} onChange={set('email')} />
        </>
      )}
    </EditForm>
  )
}
