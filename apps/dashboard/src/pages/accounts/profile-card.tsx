import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Field } from '../../components/field.tsx'
import { FilePicker } from '../../components/file-picker.tsx'
import { Form } from '../../components/form.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { SelectField } from '../../components/select.tsx'
import { TextAreaField, TextField } from '../../components/text-field.tsx'
import type { Account } from '../../layout/account.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { ProfilePicture } from './profile-picture.tsx'
import { type Profile, type ProfileValues, profileChanges, profileValues } from './profile-values.ts'
import { verticalName, verticalOptions } from './verticals.ts'

const labels = accountSettingsText.profile

/** What contacts see of the business. */
export function ProfileCard({ account }: { readonly account: Account }) {
  const mayWrite = useMayWrite()
  const query = useQuery({
    ...queries.accountProfiles.get.queryOptions(account.phone_number_id),
    enabled: account.verified,
    // Each request counts towards the limits of the provider.
    staleTime: 60_000,
    retry: false,
  })
  return (
    <Card title={labels.title} description={labels.hint}>
      {account.verified ? (
        <Loaded query={query}>
          {({ data }) => (mayWrite ? <ProfileForm profile={data} /> : <ProfileView profile={data} />)}
        </Loaded>
      ) : (
        <p className="text-quiet">{text.accounts.notVerifiedHint}</p>
      )}
    </Card>
  )
}

function ProfileView({ profile }: { readonly profile: Profile }) {
  const { about, description, address, email, vertical, websites } = profile
  const { fields } = labels
  const shown = (value: string | null) => value ?? text.common.none
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReadOnlyNote />
      <ProfilePicture profile={profile} />
      <DetailList
        items={[
          [fields.about, shown(about)],
          [fields.description, shown(description)],
          [fields.vertical, vertical === null ? text.common.none : verticalName(vertical)],
          [fields.address, shown(address)],
          [text.common.email, shown(email)],
          [fields.websites, websites.join(', ') || text.common.none],
        ]}
      />
    </div>
  )
}

const { fields, hints } = labels
const websiteFields = [
  ['websites[0]', fields.website],
  ['websites[1]', fields.secondWebsite],
] as const

/** Changes the profile. Only what differs is sent; the picture is uploaded first. */
function ProfileForm({ profile }: { readonly profile: Profile }) {
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
      {websiteFields.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          type="url"
          maxLength={256}
          placeholder="https://"
          optional
          {...bind(name)}
        />
      ))}
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
