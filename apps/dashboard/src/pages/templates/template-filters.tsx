import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { optionsOf } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { languageName } from '../../templates/template-state.ts'
import { isFiltered, type TemplatesSearch, templateCategories, templateStatuses } from './templates-search.ts'

interface TemplateFiltersProps extends FilterProps<TemplatesSearch> {
  readonly phoneNumberId: string
}

const { filters, statuses, categories } = text.templates

/** The filters of the templates. */
export function TemplateFilters({ phoneNumberId, search, onChange }: TemplateFiltersProps) {
  const languages = useLanguages(phoneNumberId, search.language)
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <FilterSelect
        {...{ search, onChange }}
        name="status"
        label={filters.status}
        any={filters.anyStatus}
        options={optionsOf(templateStatuses, statuses)}
        className="max-w-48"
      />
      <FilterSelect
        {...{ search, onChange }}
        name="category"
        label={filters.category}
        any={filters.anyCategory}
        options={optionsOf(templateCategories, categories)}
        className="max-w-48"
      />
      <FilterSelect
        {...{ search, onChange }}
        name="language"
        label={filters.language}
        any={filters.anyLanguage}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        className="max-w-60"
      />
    </FilterBar>
  )
}

/** The languages of the newest hundred templates, and the one of the filter. */
function useLanguages(phoneNumberId: string, chosen: string | undefined): readonly string[] {
  const { data } = useQuery(queries.templates.list.queryOptions(phoneNumberId, { limit: 100 }))
  const found = (data?.data ?? []).map(({ language }) => language)
  return [...new Set(chosen === undefined ? found : [...found, chosen])].sort()
}
