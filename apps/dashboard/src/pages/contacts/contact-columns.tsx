import { Checkbox } from '../../components/checkbox.tsx'
import type { Column } from '../../components/data-table.tsx'
import { LabelChips } from '../../components/label-chip.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import type { Contact } from './contact.ts'
import { contactName } from './contact-name.ts'
import type { Selection } from './use-selection.ts'

/** @param selection undefined if the user may not write */
export function contactColumns(selection: Selection | undefined): readonly Column<Contact>[] {
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
    {
      header: common.created,
      className: 'w-32',
      from: 'xl',
      align: 'right',
      cell: ({ created_at }) => <Timestamp value={created_at} form="relative" />,
    },
  ]
}
