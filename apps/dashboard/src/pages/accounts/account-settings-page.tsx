import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { LinkButton, ParentLink } from '../../components/links.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import { AccountDetails } from './account-details.tsx'
import { accountName } from './account-state.ts'
import { AssignmentCard } from './assignment-card.tsx'
import { PinCard } from './pin-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { UseNumberButton } from './use-number-button.tsx'

const route = getRouteApi('/app/accounts/$phoneNumberId')
const labels = accountSettingsText

/** What can be set of a number: its profile and its PIN. It also shows its details. */
export function AccountSettingsPage() {
  const { phoneNumberId } = route.useParams()
  const isValid = /^\d{6,20}$/.test(phoneNumberId)
  const query = useQuery({ ...queries.accounts.get.queryOptions(phoneNumberId), enabled: isValid })
  const account = query.data?.data
  const toAll = <LinkButton to="/accounts" label={labels.toAll} />
  const gone = <EmptyState icon={Smartphone} title={text.accounts.gone} hint={labels.goneHint} action={toAll} />
  return (
    <>
      <PageHeader
        title={account ? accountName(account) : text.accounts.account}
        description={account?.phone_number ?? undefined}
        above={<ParentLink to="/accounts" label={text.navigation.accounts} />}
        actions={account && <UseNumberButton account={account} size="md" />}
      />
      <Loaded query={query} gone={gone} isGone={!isValid}>
        {({ data }) => (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <ProfileCard key={data.phone_number_id} account={data} />
            <div className="grid grid-cols-1 gap-5">
              <Card title={text.common.details}>
                <AccountDetails account={data} />
              </Card>
              <AssignmentCard key={`${data.phone_number_id} assignment`} account={data} />
              <PinCard key={data.phone_number_id} account={data} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}
