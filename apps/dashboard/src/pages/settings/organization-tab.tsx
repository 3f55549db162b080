import { Card } from '../../components/card.tsx'
import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import { BrandCard } from './brand-card.tsx'
import { NameForm } from './name-form.tsx'
import { PublicLinksCard, RequireFactorCard, WindowClosingCard } from './organization-cards.tsx'
import { updateOrganization } from './settings-data.ts'

/** The organization's name and brand, and what identifies it. */
export function OrganizationTab() {
  const { organization, teams, role } = useSession()
  const labels = settingsText.organization
  return (
    <div className="grid grid-cols-1 max-w-3xl gap-5">
      <Card title={settingsText.tabs.organization}>
        {role === 'owner' ? (
          <NameForm label={text.common.name} saved={organization.name} save={(name) => updateOrganization({ name })} />
        ) : (
          <p className="text-base">{organization.name}</p>
        )}
      </Card>
      <RequireFactorCard />
      <BrandCard />
      <WindowClosingCard />
      <PublicLinksCard />
      <Card title={text.common.details}>
        <DetailList
          items={[
            [labels.id, <CopyableId key="id" value={organization.id} />],
            [labels.plan, labels.plans[organization.plan]],
            [labels.teams, teams.map(({ name }) => name).join(', ')],
          ]}
        />
      </Card>
    </div>
  )
}
