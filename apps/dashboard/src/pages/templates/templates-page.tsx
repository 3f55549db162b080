import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FileText, RefreshCw } from 'lucide-react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { NoNumber } from '../../connect-number/no-number.tsx'
import { type Account, useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { SyncStatus } from './sync-status.tsx'
import { templateColumns } from './template-columns.tsx'
import { TemplateDrawer } from './template-drawer.tsx'
import { TemplateFilters } from './template-filters.tsx'
import { isFiltered, type TemplatesSearch, templatesQuery } from './templates-search.ts'
import { useTemplateSync } from './use-template-sync.ts'

/** The templates of the chosen number. */
export function TemplatesPage() {
  const { account, isPending } = useAccount()
  if (account !== undefined) return <Templates key={account.phone_number_id} account={account} />
  return (
    <>
      <PageHeader title={text.navigation.templates} description={text.templates.description} />
      {isPending ? <SkeletonLines count={6} /> : <NoNumber icon={FileText} />}
    </>
  )
}

const route = getRouteApi('/app/templates')
const keyOf = (name: string | undefined, language: string | undefined) => `${name} ${language}`

function Templates({ account: { phone_number_id } }: { readonly account: Account }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useSearchSteps<TemplatesSearch>(
    search,
    'template',
    (next, replace) => void navigate({ search: next, replace, resetScroll: false }),
  )
  const mayWrite = useMayWrite()
  const sync = useTemplateSync(phone_number_id)
  const list = useInfiniteQuery(
    // Long pages, because a sync loads all of them again.
    queries.templates.list.infiniteQueryOptions(phone_number_id, { ...templatesQuery(search), limit: 100 }),
  )
  const button = mayWrite && (
    <Button variant="primary" icon={RefreshCw} pending={sync.isPending} onClick={sync.start}>
      {text.templates.sync}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.navigation.templates} description={text.templates.description} actions={button} />
      <SyncStatus sync={sync} />
      <TemplateFilters phoneNumberId={phone_number_id} search={search} onChange={setSearch} />
      <Card flush>
        <DataTable
          label={text.navigation.templates}
          columns={templateColumns}
          rows={list.data?.pages.flatMap(({ data }) => data) ?? []}
          rowKey={({ name, language }) => keyOf(name, language)}
          paging={list}
          onOpen={({ name, language }) => setSearch({ ...search, template: name, variant: language })}
          openKey={keyOf(search.template, search.variant)}
          empty={<NoTemplates isFiltered={isFiltered(search)} onClear={() => setSearch({})} />}
        />
      </Card>
      <TemplateDrawer
        phoneNumberId={phone_number_id}
        name={search.template}
        language={search.variant}
        onClose={() => setSearch({ ...search, template: undefined, variant: undefined })}
      />
    </>
  )
}

function NoTemplates({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState icon={FileText} title={text.templates.empty}>
        {text.templates.emptyHint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={FileText}
      title={text.common.noMatches}
      action={<Button onClick={onClear}>{text.common.clearFilters}</Button>}
    >
      {text.common.noMatchesHint}
    </EmptyState>
  )
}
