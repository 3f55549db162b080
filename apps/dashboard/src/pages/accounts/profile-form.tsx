import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { FilePicker } from '../../components/file-picker.tsx'
import { Form } from '../../components/form.tsx'
import { SelectField } from '../../components/select.tsx'
import { TextAreaField, TextField } from '../../components/text-field.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { ProfilePicture } from './profile-picture.tsx'
import { type Profile, type ProfileValues, profileChanges, profileValues } from './profile-values.ts'
import { verticalOptions } from './verticals.ts'

const labels = accountSettingsText.profile
const { fields, hints } = labels

/** Changes the profile. Only what differs is sent; the picture is uploaded first. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { phone_number_id: phoneNumberId } = profile
  const queryClient = useQueryClient()
  const [values, setValues] = useState(() => profileValues(profile))
  const [picture, setPicture] = useState<File>()
  const [isSaved, setSaved] = useState(false)
  const changes = profileChanges(profileValues(profile), values)
  const isNewPicture = picture !== undefined && !isSaved
  const save = useChange({
    async run() {
      if (!isNewPicture) return channel.accountProfiles.update(phoneNumberId, changes)
      const { data: uploaded } = await channel.media.create(phoneNumberId, { file: picture })
      return channel.accountProfiles.update(phoneNumberId, { ...changes, picture_media_id: uploaded.id })
    },
    done: text.common.saved,
    onDone: (response) => {
      queryClient.setQueryData(queries.accountProfiles.get.queryOptions(phoneNumberId).queryKey, response)
      setValues(profileValues(response.data))
      // The chosen picture stays in sight: it is the saved one now.
      setSaved(true)
    },
  })
  const bind = (name: keyof ProfileValues) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  })
  const isUnchanged = Object.keys(changes).length === 0 && !isNewPicture
  return (
    <Form call={save} onSubmit={() => save.mutate()} button={{ disabled: isUnchanged }}>
      <PictureField
        {...{ profile, picture }}
        onChoose={(file) => {
          setPicture(file)
          setSaved(false)
        }}
      />
      <TextField
        label={fields.about}
        hint={hints.about}
        maxLength={139}
        required={profile.about !== null}
        {...bind('about')}
      />
      <TextAreaField label={fields.description} maxLength={512} optional {...bind('description')} />
      <SelectField label={fields.vertical} options={verticalOptions(values.vertical)} {...bind('vertical')} />
      <TextField label={fields.address} maxLength={256} optional {...bind('address')} />
      <TextField label={text.common.email} type="email" maxLength={128} optional {...bind('email')} />
      <TextField
        label={fields.website}
        type="url"
        maxLength={256}
        placeholder="https://"
        optional
        {...bind('websites[0]')}
      />
      <TextField
        label={fields.secondWebsite}
        type="url"
        maxLength={256}
        placeholder="https://"
        optional
        {...bind('websites[1]')}
      />
    </Form>
  )
}

interface PictureFieldProps {
  readonly profile: Profile
  readonly picture: File | undefined
  readonly onChoose: (file: File) => void
}

const maxBytes = 5 * 1024 * 1024

function PictureField({ profile, picture, onChoose }: PictureFieldProps) {
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = ([file]: readonly File[]) => {
    if (file === undefined) return
    setTooLarge(file.size > maxBytes)
    if (file.size <= maxBytes) onChoose(file)
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ProfilePicture profile={profile} chosen={picture} />
      <FilePicker label={labels.choosePicture} accept="image/jpeg,image/png" onFiles={choose}>
        {(open) => (
          <Field
            label={fields.picture}
            name="picture_media_id"
            hint={hints.picture}
            error={isTooLarge ? labels.tooLarge : undefined}
            className="min-w-48 grow basis-48"
          >
            {(control) => (
              <Button {...control} icon={ImageUp} onClick={open} className="justify-self-start">
                {labels.choosePicture}
              </Button>
            )}
          </Field>
        )}
      </FilePicker>
    </div>
  )
}
