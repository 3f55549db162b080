import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { optionsOf } from '../../components/select.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'
import { languageName } from '../../templates/template-state.ts'
import { isFiltered, type TemplatesSearch, templateCategories, templateStatuses } from './templates-search.ts'

const { fields, filters, statuses, categories } = templatesText

export function TemplateFilters({ search, onChange }: FilterProps<TemplatesSearch>) {
  const languages = useLanguages(search.language)
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <FilterSelect
        {...{ search, onChange }}
        name="status"
        label={text.common.status}
        any={text.common.anyStatus}
        options={optionsOf(templateStatuses, statuses)}
        className="max-w-48"
      />
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
