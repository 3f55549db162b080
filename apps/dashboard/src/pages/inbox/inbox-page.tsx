import { Hammer } from 'lucide-react'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { text } from '../../messages/text.ts'

export function InboxPage() {
  return (
    <>
      <PageHeader title={text.navigation.inbox} />
      <EmptyState icon={Hammer} title={text.pages.underConstruction}>
        {text.pages.underConstructionHint}
      </EmptyState>
    </>
  )
}
