import { getRouteApi } from '@tanstack/react-router'
import { Search as SearchIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { NoMatches } from '../../components/no-matches.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { text } from '../../messages/text.ts'
import { useList } from '../../use-list.ts'
import { FoundMessage } from './found-message.tsx'
import { isFiltered, type MessageSearch, messageQuery } from './message-search.ts'
import { SearchFilters } from './search-filters.tsx'

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
  return (
    <Loaded query={list}>
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
