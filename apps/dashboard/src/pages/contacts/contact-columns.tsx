import { Checkbox } from '../../components/checkbox.tsx'
import type { Column } from '../../components/data-table.tsx'
import { LabelChips } from '../../components/label-chip.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import type { Contact } from './contact-csv.ts'
import { contactName } from './contact-name.ts'
import type { Selection } from './use-selection.ts'

/** @param selection undefined if the user may not write */
export function contactColumns(selection: Selection | undefined): readonly Column<Contact>[] {
  const { common } = text
  const { fields } = text.contacts
  const select: Column<Contact> = {
    header: fields.select,
    hiddenHeader: true,
    className: 'w-8 pr-0',
    isControl: true,
    cell: (contact) => (
      <Checkbox
        label={text.contacts.selectOne(contactName(contact))}
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
      className: 'max-sm:w-full wrap-anywhere sm:min-w-40',
      // On a phone, the number is below the name, so that the box to select fits.
      cell: (contact) => (
        <>
          <span className="font-medium">{contactName(contact)}</span>
          {contact.name && <span className="block text-sm text-quiet sm:hidden">{contact.phone_number}</span>}
        </>
      ),
    },
    { header: common.phoneNumber, from: 'sm', cell: ({ phone_number, username }) => phone_number ?? username ?? '–' },
    { header: common.email, from: 'lg', cell: ({ email }) => email ?? <span className="text-faint">–</span> },
    { header: text.labels.title, from: 'md', cell: ({ labels }) => <LabelChips labels={labels} /> },
    {
      header: common.created,
      from: 'xl',
      align: 'right',
      cell: ({ created_at }) => <Timestamp value={created_at} form="relative" />,
    },
  ]
}
