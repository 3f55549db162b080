import { useMutation } from '@tanstack/react-query'
import { Download, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { channel } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { describeError } from '../../components/error-notice.tsx'
import { notify } from '../../components/notify.ts'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { text } from '../../messages/text.ts'
import { type Contact, contactsToCsv } from './contact-csv.ts'
import { type ContactsSearch, contactsQuery } from './contacts-search.ts'
import { saveFile } from './save-file.ts'

/** Saves the contacts that the filters select as CSV. A second click stops it. */
export function ExportButton({ search }: { readonly search: ContactsSearch }) {
  const phoneNumberId = usePhoneNumberId()
  const stopping = useRef<AbortController>(undefined)
  const [count, setCount] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      stopping.current = new AbortController()
      const { signal } = stopping.current
      setCount(0)
      const contacts: Contact[] = []
      const list = channel.contacts.list(phoneNumberId, { ...contactsQuery(search), limit: 100 }, { signal })
      for await (const { data } of list.pages()) {
        contacts.push(...data)
        setCount(contacts.length)
      }
      saveFile(`contacts-${phoneNumberId}.csv`, contactsToCsv(contacts), 'text/csv')
    },
    onError: (error) => {
      if (!stopping.current?.signal.aborted)
        notify({ title: text.contacts.exportFailed, description: describeError(error).message, kind: 'bad' })
    },
  })
  if (isPending)
    return (
      <Button icon={X} onClick={() => stopping.current?.abort()}>
        <span role="status">{text.contacts.exporting(count)}</span>
      </Button>
    )
  return (
    <Button icon={Download} onClick={() => mutate()}>
      {text.contacts.export}
    </Button>
  )
}
