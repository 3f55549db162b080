import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import type { Account } from '../../layout/account.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfilePicture } from './profile-picture.tsx'
import type { Profile } from './profile-values.ts'
import { verticalName } from './verticals.ts'

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
