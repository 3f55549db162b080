import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { createElement, Fragment } from 'react'
import type { Queries } from '../../src/query.ts'

const phoneNumberId = '106540352242922'

/** Lists contacts two at a time, with a button for the next page. A click on a name sends a message. */
export function ContactsPage({ queries }: { queries: Queries }) {
  const client = useQueryClient()
  const contacts = useInfiniteQuery(queries.contacts.list.infiniteQueryOptions(phoneNumberId, { limit: 2 }))
  const send = useMutation({
    ...queries.messages.send.mutationOptions(),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.contacts.key() }),
  })
  const greet = (to: string) => send.mutate({ phoneNumberId, body: { to, type: 'text', text: { body: 'Hello' } } })

  if (contacts.error) return createElement('p', {}, contacts.error.message)
  return createElement(
    Fragment,
    {},
    contacts.data?.pages.flatMap(({ data }) =>
      data.map(({ id, name, phone_number }) =>
        button({ key: id, id, onClick: () => greet(phone_number ?? '') }, `${name} `),
      ),
    ),
    contacts.hasNextPage && button({ id: 'more', onClick: () => contacts.fetchNextPage() }, 'More'),
    send.data && createElement('p', {}, `Sent ${send.data.data.id}`),
  )
}

function button(props: { key?: string; id: string; onClick: () => void }, text: string) {
  return createElement('button', { type: 'button', ...props }, text)
}
