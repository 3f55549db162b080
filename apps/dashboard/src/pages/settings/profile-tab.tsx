import { Card } from '../../components/card.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'

/** Who is signed in. */
export function ProfileTab() {
  const { user, role } = useSession()
  const { profile } = text.settings
  return (
    <Card title={profile.title} description={profile.hint} className="max-w-3xl">
      <DetailList
        items={[
          [profile.name, user.name],
          [profile.email, user.email],
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
