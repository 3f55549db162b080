import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { languageName } from '../../templates/template-state.ts'
import { isFiltered, type TemplatesSearch, templateCategories, templateStatuses } from './templates-search.ts'

interface TemplateFiltersProps {
  readonly phoneNumberId: string
  readonly search: TemplatesSearch
  readonly onChange: (search: TemplatesSearch) => void
}

/** The filters of the list. Each change is in the URL, so that it can be shared. */
export function TemplateFilters({ phoneNumberId, search, onChange }: TemplateFiltersProps) {
  const { filters, statuses, categories } = text.templates
  const languages = useLanguages(phoneNumberId, search.language)
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <Select
        label={filters.status}
        value={search.status ?? ''}
        onChange={(value) => onChange({ ...search, status: value || undefined })}
        options={[
          { value: '', label: filters.anyStatus },
          ...templateStatuses.map((value) => ({ value, label: statuses[value] })),
        ]}
        className="max-w-48 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      <Select
        label={filters.category}
        value={search.category ?? ''}
        onChange={(value) => onChange({ ...search, category: value || undefined })}
        options={[
          { value: '', label: filters.anyCategory },
          ...templateCategories.map((value) => ({ value, label: categories[value] })),
        ]}
        className="max-w-48 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      <Select
        label={filters.language}
        value={search.language ?? ''}
        onChange={(value) => onChange({ ...search, language: value || undefined })}
        options={[
          { value: '', label: filters.anyLanguage },
          ...languages.map((value) => ({ value, label: languageName(value) })),
        ]}
        className="max-w-60 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      {isFiltered(search) && (
        <Button variant="ghost" icon={X} onClick={() => onChange({})}>
          {text.common.clearFilters}
        </Button>
      )}
    </search>
  )
}

/** The languages of the newest hundred templates, and the one of the filter. */
function useLanguages(phoneNumberId: string, chosen: string | undefined): readonly string[] {
  const { data } = useQuery(queries.templates.list.queryOptions(phoneNumberId, { limit: 100 }))
  const found = (data?.data ?? []).map(({ language }) => language)
  return [...new Set(chosen === undefined ? found : [...found, chosen])].sort()
}
