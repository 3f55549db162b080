import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Search as SearchIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState, NoMatches } from '../../components/empty-state.tsx'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { NumberFilter } from '../../components/number-filter.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { optionsOf } from '../../components/select.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { text } from '../../messages/text.ts'
import { useList, useNextPage } from '../../use-list.ts'
import { FoundMessage } from './found-message.tsx'
import { directions, isFiltered, type MessageSearch, messageQuery, ranges } from './message-search.ts'

const labels = text.search
const route = getRouteApi('/app/search')

/** Finds messages of all numbers by their text. */
export function SearchPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = (next: MessageSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={text.navigation.search} description={labels.description} />
      <SearchFilters search={search} onChange={setSearch} />
      <Card flush>
        {messageQuery(search) === undefined ? (
          <EmptyState icon={SearchIcon} title={labels.start} hint={labels.startHint} />
        ) : (
          <Results search={search} onClear={() => setSearch({ search: search.search })} />
        )}
      </Card>
    </>
  )
}

interface ResultsProps {
  readonly search: MessageSearch
  readonly onClear: () => void
}

function Results({ search, onClear }: ResultsProps) {
  const query = messageQuery(search) ?? { search: '' }
  const list = useList(queries.messages.search.infiniteQueryOptions(query))
  // A page may be empty although more follow.
  const isEmpty = list.rows.length === 0
  useNextPage(list, isEmpty)
  return (
    <Loaded query={isEmpty && list.hasNextPage ? { ...list, data: undefined } : list}>
      {(messages) => (
        <>
          <p role="status" className="sr-only">
            {labels.count(messages.length, list.hasNextPage)}
          </p>
          {messages.length === 0 &&
            (isFiltered(search) ? (
              <NoMatches icon={SearchIcon} onClear={onClear} />
            ) : (
              <EmptyState icon={SearchIcon} title={labels.none} hint={labels.noneHint} />
            ))}
          <ul aria-label={labels.results} onKeyDown={moveFocus} className="divide-y divide-line">
            {messages.map((message) => (
              <FoundMessage key={message.id} message={message} search={query.search} />
            ))}
          </ul>
          {list.hasNextPage && (
            <div className="border-t border-line p-3 text-center">
              <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
                {text.common.loadMore}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move between the messages. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-found]')]
  const current = links.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  links[Math.max(0, Math.min(links.length - 1, current + step))]?.focus()
}

const { filters } = text.search

function SearchFilters(props: FilterProps<MessageSearch>) {
  const { search, onChange } = props
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({ search: search.search })}>
      <SearchField
        value={search.search ?? ''}
        onChange={(value) => onChange({ ...search, search: value || undefined })}
        label={filters.text}
        placeholder={filters.textHint}
        tooShort={filters.tooShort}
        className="min-w-56 grow basis-72 sm:max-w-xl"
      />
      <NumberFilter {...props} />
      <FilterSelect
        {...props}
        name="direction"
        label={filters.direction}
        any={filters.anyDirection}
        options={optionsOf(directions, filters.directions)}
        className="max-w-44"
      />
      <FilterSelect
        {...props}
        name="kind"
        label={filters.kind}
        any={filters.contacts}
        options={[{ value: 'group', label: filters.groups }]}
        className="max-w-44"
      />
      <TimeFilter {...props} ranges={ranges} />
      {search.contact_id !== undefined && <OfContact {...search} contact_id={search.contact_id} />}
    </FilterBar>
  )
}

function OfContact({ contact_id, phone_number_id }: MessageSearch & { readonly contact_id: string }) {
  const options = queries.contacts.get.queryOptions(phone_number_id ?? '', contact_id)
  const { data } = useQuery({ ...options, enabled: phone_number_id !== undefined })
  const contact = data?.data
  return (
    <p className="flex min-h-8 items-center text-sm text-quiet">
      {text.search.ofContact(contact?.name ?? contact?.phone_number ?? undefined)}
    </p>
  )
}
