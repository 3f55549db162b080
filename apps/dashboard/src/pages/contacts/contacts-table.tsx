import { type ReactNode, useState } from 'react'
import { Checkbox } from '../../components/checkbox.tsx'
import { type Column, timeColumn } from '../../components/data-table.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { LabelChips } from '../../components/label-chip.tsx'
import { VirtualTable } from '../../components/virtual-table.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import { type List, useNextPage } from '../../use-list.ts'
import { type Contact, contactName } from './contact.ts'
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

/** @param selection undefined if the user may not write */
function contactColumns(selection: Selection | undefined): readonly Column<Contact>[] {
  const { common } = text
  const { fields } = contactsText
  const select: Column<Contact> = {
    header: fields.select,
    hiddenHeader: true,
    className: 'w-12 pr-0',
    isControl: true,
    cell: (contact) => (
      <Checkbox
        label={contactsText.selectOne(contactName(contact))}
        hiddenLabel
        checked={selection?.ids.has(contact.id) ?? false}
        onChange={() => selection?.toggle(contact.id)}
      />
    ),
  }
  return [
    ...(selection ? [select] : []),
    {
      header: common.name,
      // On a phone, the number is below the name, so that the box to select fits.
      cell: (contact) => (
        <>
          <span className="block truncate font-medium">{contactName(contact)}</span>
          {contact.name && <span className="block truncate text-sm text-quiet sm:hidden">{contact.phone_number}</span>}
        </>
      ),
    },
    {
      header: common.phoneNumber,
      className: 'w-44',
      from: 'sm',
      cell: ({ phone_number, username }) => <span className="block truncate">{phone_number ?? username ?? '–'}</span>,
    },
    {
      header: common.email,
      from: 'lg',
      cell: ({ email }) => <span className="block truncate">{email ?? <span className="text-faint">–</span>}</span>,
    },
    {
      header: text.labels.title,
      from: 'md',
      // One line, so that all rows have the same height.
      cell: ({ labels }) => (
        <span className="block h-5.5 overflow-hidden">
          <LabelChips labels={labels} />
        </span>
      ),
    },
    timeColumn(common.created, ({ created_at }) => created_at, { from: 'xl', className: 'w-32', form: 'relative' }),
  ]
}
