import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { PageHeader } from '../../components/page-header.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { text } from '../../messages/text.ts'
import { AuditTab } from './audit-tab.tsx'
import { MembersTab } from './members-tab.tsx'
import { OrganizationTab } from './organization-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { type SettingsTab, settingsTabs } from './settings-search.ts'

const route = getRouteApi('/app/settings')

const contents: Readonly<Record<SettingsTab, ComponentType>> = {
  profile: ProfileTab,
  security: SecurityTab,
  members: MembersTab,
  organization: OrganizationTab,
  audit: AuditTab,
}

export function SettingsPage() {
  const { tab: selected = 'profile' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHeader title={text.navigation.settings} />
      <Tabs
        label={text.navigation.settings}
        selected={selected}
        onSelect={(tab) => void navigate({ search: { tab: tab as SettingsTab } })}
        tabs={settingsTabs.map((id) => {
          const Content = contents[id]
          return { id, label: text.settings.tabs[id], content: <Content /> }
        })}
      />
    </>
  )
}
