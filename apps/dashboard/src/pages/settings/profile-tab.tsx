import { Card } from '../../components/card.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import { NameForm } from './name-form.tsx'
import { updateProfile } from './settings-data.ts'

/** Who is signed in, and the name that others see. */
export function ProfileTab() {
  const { user, role } = useSession()
  const { profile } = text.settings
  return (
    <Card title={profile.title} description={profile.hint} className="max-w-3xl">
      <div className="mb-5">
        <NameForm label={profile.name} saved={user.name} autoComplete="name" save={(name) => updateProfile({ name })} />
      </div>
      <DetailList
        items={[
          [
            profile.email,
            <span key="email">
              {user.email} <span className="block text-sm text-quiet">{profile.emailHint}</span>
            </span>,
          ],
          [
            profile.role,
            <span key="role">
              {text.roles[role]} <span className="block text-sm text-quiet">{text.settings.roleHints[role]}</span>
            </span>,
          ],
          [
            profile.id,
            <span key="id" className="flex items-center gap-1">
              <code className="font-mono text-sm">{user.id}</code>
              <CopyButton value={user.id} />
            </span>,
          ],
        ]}
      />
    </Card>
  )
}
