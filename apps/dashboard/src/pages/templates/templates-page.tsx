import { getRouteApi, Link } from '@tanstack/react-router'
import { FileText, Plus, RefreshCw } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { AccountPage, usePhoneNumberId } from '../../layout/account-page.tsx'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { SyncStatus } from './sync-status.tsx'
import { templateColumns } from './template-columns.tsx'
import { TemplateDrawer } from './template-drawer.tsx'
import { TemplateFilters } from './template-filters.tsx'
import { isFiltered, templatesQuery } from './templates-search.ts'

/** The templates of the chosen number. */
export function TemplatesPage() {
  return (
    <AccountPage title={text.navigation.templates} description={templatesText.description} icon={FileText}>
      <Templates />
    </AccountPage>
  )
}

const route = getRouteApi('/app/templates')

function Templates() {
  const phoneNumberId = usePhoneNumberId()
  const search = route.useSearch()
  const setSearch = useSearchSteps(search, 'template', route.useNavigate())
  const mayWrite = useMayWrite()
  const sync = useChange({ run: () => channel.templates.sync(phoneNumberId), refreshes: [queries.templates.key()] })
  const list = useList(
    // Long pages, because a sync loads all of them again.
    queries.templates.list.infiniteQueryOptions(phoneNumberId, { ...templatesQuery(search), limit: 100 }),
  )
  const buttons = mayWrite && (
    <>
      <Button icon={RefreshCw} pending={sync.isPending} onClick={() => sync.mutate()}>
        {templatesText.sync}
      </Button>
      <Link to="/templates/editor" search={{}} className={buttonClass('primary')}>
        <Plus aria-hidden className="size-4" />
        {templatesText.editor.create}
      </Link>
    </>
  )
  return (
    <>
      <PageHeader title={text.navigation.templates} description={templatesText.description} actions={buttons} />
      <SyncStatus sync={sync} />
      <TemplateFilters search={search} onChange={setSearch} />
      <Card flush>
        <DataTable
          label={text.navigation.templates}
          columns={templateColumns}
          list={list}
          onOpen={({ name, language }) => setSearch({ ...search, template: name, variant: language })}
          isOpen={({ name, language }) => name === search.template && language === search.variant}
          noMatches={isFiltered(search) && { icon: FileText, onClear: () => setSearch({}) }}
          empty={<EmptyState icon={FileText} title={templatesText.empty} hint={templatesText.emptyHint} />}
        />
      </Card>
      <TemplateDrawer
        name={search.template}
        language={search.variant}
        onClose={() => setSearch({ ...search, template: undefined, variant: undefined })}
      />
    </>
  )
}
