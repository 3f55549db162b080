import { Megaphone } from 'lucide-react'
import { ParentLink } from '../../../components/links.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { ReadOnlyNote } from '../../../components/read-only-note.tsx'
import { useAccount } from '../../../layout/account.tsx'
import { accountPage } from '../../../layout/account-page.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { BroadcastForm } from './broadcast-form.tsx'

const labels = broadcastsText

/** Writes a new broadcast of the chosen number. */
export const NewBroadcastPage = accountPage({ title: labels.create, icon: Megaphone }, NewBroadcast)

function NewBroadcast() {
  const { account } = useAccount()
  const number = account?.phone_number ?? account?.phone_number_id
  const above = <ParentLink to="/broadcasts" search={{}} label={text.navigation.broadcasts} />
  return (
    <>
      <PageHeader title={labels.create} description={`${labels.new.from} ${number}`} above={above} />
      {useMayWrite() ? <BroadcastForm /> : <ReadOnlyNote />}
    </>
  )
}
