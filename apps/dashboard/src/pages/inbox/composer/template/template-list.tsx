import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { queries } from '../../../../client.ts'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { TextInput } from '../../../../components/field.tsx'
import { LinkButton } from '../../../../components/links.tsx'
import { SkeletonLines } from '../../../../components/skeleton.tsx'
import { StatusBadge } from '../../../../components/status-badge.tsx'
import { usePhoneNumberId } from '../../../../layout/account-page.tsx'
import { templatesText } from '../../../../messages/templates.ts'
import { text } from '../../../../messages/text.ts'
import { searchText } from '../../../../search-text.ts'
import { languageName, type Template, templateBadge } from '../../../../templates/template-state.ts'
import { VariableText } from '../../../../templates/variable-text.tsx'
import { useList, useNextPage } from '../../../../use-list.ts'

interface TemplateListProps {
  readonly onChoose: (template: Template) => void
}

export function TemplateList({ onChoose }: TemplateListProps) {
  const [search, setSearch] = useState('')
  const filter = { status: 'approved', limit: 100 } as const
  const list = useList(queries.templates.list.infiniteQueryOptions(usePhoneNumberId(), filter))
  // All are loaded, so that they can be searched: the API finds a name only if it is complete.
  useNextPage(list, true)
  const { rows: templates, isPending, error, refetch } = list
  const found = findTemplates(templates, search)
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  if (isPending) return <SkeletonLines count={6} />
  if (templates.length === 0) return <NoTemplates />
  return (
    <div className="grid min-h-72 grid-cols-1 content-start gap-3">
      <SearchInput value={search} onChange={setSearch} />
      <ul aria-label={text.composer.template.list} className="grid grid-cols-1 gap-2">
        {found.map((template) => (
          <li key={template.id}>
            <TemplateOption template={template} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-quiet empty:hidden">
        {found.length === 0 && text.common.noMatches}
      </p>
    </div>
  )
}

/**
 * The dialog opens before the templates are loaded, so that the field takes the focus itself: after the dialog, which
 * remembers what had the focus.
 */
function SearchInput({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={text.composer.template.search}
      placeholder={text.composer.template.searchHint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function TemplateOption({ template, onChoose }: Pick<TemplateListProps, 'onChoose'> & { readonly template: Template }) {
  const { name, language, category, content } = template
  const { tone, label } = templateBadge(template)
  return (
    <button
      type="button"
      onClick={() => onChoose(template)}
      className="grid w-full grid-cols-1 gap-1 rounded-lg border border-line p-3 text-left hover:border-line-strong hover:bg-hover"
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-quiet">
          {languageName(language)}
          {category !== null && ` · ${templatesText.categories[category]}`}
        </span>
        {tone !== 'good' && <StatusBadge tone={tone} label={label} />}
      </span>
      <span className="line-clamp-2 text-quiet">
        <VariableText text={content} />
      </span>
    </button>
  )
}

function NoTemplates() {
  const { none, noneHint, toTemplates } = text.composer.template
  const link = <LinkButton to="/templates" variant="primary" label={toTemplates} />
  return <EmptyState icon={FileText} title={none} action={link} hint={noneHint} />
}

/** The templates that have all words of a search in their name, language or text, by name. */
function findTemplates(templates: readonly Template[], search: string): readonly Template[] {
  const words = searchText(search)
    .split(/[\s_]+/)
    .filter(Boolean)
  const textOf = ({ name, language, content }: Template) =>
    searchText(`${name.replaceAll('_', ' ')} ${languageName(language)} ${language} ${content}`)
  return templates
    .filter((template) => words.every((word) => textOf(template).includes(word)))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.language.localeCompare(other.language))
}
