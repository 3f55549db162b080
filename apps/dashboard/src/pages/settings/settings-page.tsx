import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { PageHeader } from '../../components/page-header.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { AuditTab } from './audit-tab.tsx'
import { MembersTab } from './members-tab.tsx'
import { OrganizationTab } from './organization-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SavedRepliesTab } from './saved-replies/saved-replies-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { type SettingsTab, settingsTabs } from './settings-search.ts'

const route = getRouteApi('/app/settings')

const contents: Readonly<Record<SettingsTab, ComponentType>> = {
  profile: ProfileTab,
  security: SecurityTab,
  members: MembersTab,
  organization: OrganizationTab,
  replies: SavedRepliesTab,
  audit: AuditTab,
}

export function SettingsPage() {
  const { tab = 'profile' } = route.useSearch()
  const mayAudit = useMayWrite()
  const tabs = settingsTabs.filter((id) => id !== 'audit' || mayAudit)
  const selected = tabs.includes(tab) ? tab : 'profile'
  const navigate = route.useNavigate()
  return (
    <>
      <PageHeader title={text.navigation.settings} />
      <Tabs
        label={text.navigation.settings}
        selected={selected}
        onSelect={(tab) => void navigate({ search: { tab: tab as SettingsTab } })}
        tabs={tabs.map((id) => {
          const Content = contents[id]
          return { id, label: settingsText.tabs[id], content: <Content /> }
        })}
      />
    </>
  )
}
