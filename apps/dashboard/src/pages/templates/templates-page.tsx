import type { components } from '@channel/client'
import { type UseMutationResult, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CircleCheck, FileText, Plus, RefreshCw, X } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button, IconButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { type Column, DataTable, timeColumn } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { FilterBar, type FilterProps, FilterSelect, StatusFilter } from '../../components/filter-bar.tsx'
import { LinkButton } from '../../components/links.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Progress } from '../../components/progress.tsx'
import { optionsOf } from '../../components/select.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { accountPage, usePhoneNumberId } from '../../layout/account-page.tsx'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { languageName, type Template, templateBadge } from '../../templates/template-state.ts'
import { VariableText } from '../../templates/variable-text.tsx'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { TemplateDrawer } from './template-drawer.tsx'
import {
  isFiltered,
  type TemplatesSearch,
  templateCategories,
  templateStatuses,
  templatesQuery,
} from './templates-search.ts'

/** The templates of the chosen number. */
export const TemplatesPage = accountPage(
  { title: text.navigation.templates, description: templatesText.description, icon: FileText },
  Templates,
)

const route = getRouteApi('/app/templates')
const { columns, fields, filters, statuses, categories } = templatesText

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
      <LinkButton
        to="/templates/editor"
        search={{}}
        variant="primary"
        icon={Plus}
        label={templatesText.editor.create}
      />
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

type SyncResult = components['schemas']['TemplateSyncResult']

interface SyncStatusProps {
  readonly sync: UseMutationResult<{ readonly data: SyncResult }, Error, void>
}

/** The progress of a sync, then its counts or its error. */
function SyncStatus({ sync: { isIdle, isPending, error, data, mutate, reset } }: SyncStatusProps) {
  if (isIdle) return null
  return (
    <div className="mb-3">
      {isPending && <Progress label={templatesText.syncing} value={null} />}
      {error && <ErrorNotice error={error} title={templatesText.syncFailed} onRetry={() => mutate()} />}
      {data && (
        <div
          role="status"
          className="flex items-center gap-2 rounded-lg bg-good-ground py-1 pr-1 pl-3 text-base text-good"
        >
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          <p className="grow">{templatesText.synced(data.data.synced, data.data.created, data.data.updated)}</p>
          <IconButton icon={X} label={text.common.close} onClick={reset} />
        </div>
      )}
    </div>
  )
}

const templateColumns: readonly Column<Template>[] = [
  {
    header: text.common.name,
    cell: ({ name, language }) => (
      <div className="min-w-0">
        <div className="font-medium">{name}</div>
        <div className="text-sm text-quiet">{languageName(language)}</div>
      </div>
    ),
  },
  { header: text.common.status, cell: (template) => <StatusBadge {...templateBadge(template)} /> },
  {
    header: fields.category,
    from: 'md',
    cell: ({ category }) =>
      category === null ? <span className="text-quiet">{templatesText.noCategory}</span> : categories[category],
  },
  {
    header: columns.content,
    from: 'lg',
    className: 'max-w-96',
    cell: ({ content }) => (
      <span className="line-clamp-2 text-quiet">
        {content ? <VariableText text={content} /> : templatesText.noContent}
      </span>
    ),
  },
  timeColumn(columns.updated, ({ updated_at }) => updated_at, { from: 'xl', form: 'relative' }),
]

function TemplateFilters({ search, onChange }: FilterProps<TemplatesSearch>) {
  const languages = useLanguages(search.language)
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <StatusFilter {...{ search, onChange }} options={optionsOf(templateStatuses, statuses)} />
      <FilterSelect
        {...{ search, onChange }}
        name="category"
        label={fields.category}
        any={filters.anyCategory}
        options={optionsOf(templateCategories, categories)}
        className="max-w-48"
      />
      <FilterSelect
        {...{ search, onChange }}
        name="language"
        label={fields.language}
        any={filters.anyLanguage}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        className="max-w-60"
      />
    </FilterBar>
  )
}

/** The languages of the newest hundred templates, and the one of the filter. */
function useLanguages(chosen: string | undefined): readonly string[] {
  const { data } = useQuery(queries.templates.list.queryOptions(usePhoneNumberId(), { limit: 100 }))
  const found = (data?.data ?? []).map(({ language }) => language)
  return [...new Set(chosen === undefined ? found : [...found, chosen])].sort()
}
