import { callDashboard } from '../../call-dashboard.ts'
import { Card } from '../../components/card.tsx'
import { CopyableId } from '../../components/copyable-id.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import { LeaveCard } from './leave-card.tsx'
import { NameForm } from './name-form.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { ShortcutsCard } from './shortcuts-card.tsx'

/** The signed-in user, with the name that others see. */
export function ProfileTab() {
  const { user, role } = useSession()
  const { profile } = settingsText
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card title={settingsText.tabs.profile} description={profile.hint} className="max-w-3xl">
        <div className="mb-5">
          <NameForm
            label={text.common.name}
            saved={user.name}
            autoComplete="name"
            save={(name) => callDashboard((api) => api.PATCH('/dashboard/profile', { body: { name } }))}
          />
        </div>
        <DetailList
          items={[
            [text.common.email, <Explained key="email" value={user.email} hint={profile.emailHint} />],
            [text.common.role, <Explained key="role" value={text.roles[role]} hint={settingsText.roleHints[role]} />],
            [profile.id, <CopyableId key="id" value={user.id} />],
          ]}
        />
      </Card>
      <NotificationsCard />
      <ShortcutsCard />
      <LeaveCard />
    </div>
  )
}

function Explained({ value, hint }: { readonly value: string; readonly hint: string }) {
  return (
    <span>
      {value} <span className="block text-sm text-quiet">{hint}</span>
    </span>
  )
}
