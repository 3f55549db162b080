import { type ReactNode, useState } from 'react'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { VirtualTable } from '../../components/virtual-table.tsx'
import { text } from '../../messages/text.ts'
import { type List, useNextPage } from '../../use-list.ts'
import type { Contact } from './contact.ts'
import { contactColumns } from './contact-columns.tsx'
import type { Selection } from './use-selection.ts'

/** The next page is loaded when so many rows are left. */
const ahead = 60
/** A name and a number below it, on a phone. */
const rowHeight = 52

interface ContactsTableProps {
  readonly list: List<Contact>
  /** Undefined if the user may not write. */
  readonly selection: Selection | undefined
  readonly onOpen: (contact: Contact) => void
  readonly openId: string | undefined
}

/** The contacts, of which more are loaded while they are scrolled. */
export function ContactsTable({ list, selection, onOpen, openId }: ContactsTableProps) {
  const { rows, isPending } = list
  const [reached, setReached] = useState(0)
  useNextPage(list, !isPending && reached > rows.length - ahead)
  return (
    <VirtualTable
      label={text.navigation.contacts}
      columns={contactColumns(selection)}
      rows={rows}
      rowKey={idOf}
      isPending={isPending}
      onOpen={onOpen}
      openKey={openId}
      onReach={setReached}
      footer={<Footer list={list} />}
      rowHeight={rowHeight}
    />
  )
}

function idOf({ id }: Contact): string {
  return id
}

function Footer({ list }: { readonly list: List<Contact> }): ReactNode {
  const { rows, hasNextPage, isFetchNextPageError, error, fetchNextPage } = list
  if (isFetchNextPageError) return <ErrorNotice error={error} onRetry={() => void fetchNextPage()} />
  return (
    <p role="status" className="px-5 py-2 text-sm text-quiet empty:hidden">
      {hasNextPage ? text.common.loading : rows.length > 20 && text.common.shown(rows.length)}
    </p>
  )
}
