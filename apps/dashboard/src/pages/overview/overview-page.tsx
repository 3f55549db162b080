import { Hammer } from 'lucide-react'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { text } from '../../messages/text.ts'

export function OverviewPage() {
  return (
    <>
      <PageHeader title={text.navigation.overview} />
      <EmptyState icon={Hammer} title={text.pages.underConstruction}>
        {text.pages.underConstructionHint}
      </EmptyState>
    </>
  )
}
