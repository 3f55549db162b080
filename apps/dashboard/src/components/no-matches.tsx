import type { LucideIcon } from 'lucide-react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface NoMatchesProps {
  readonly icon: LucideIcon
  readonly onClear: () => void
}

/** Shown instead of a list if its filters match nothing. */
export function NoMatches({ icon, onClear }: NoMatchesProps) {
  const clear = <Button onClick={onClear}>{text.common.clearFilters}</Button>
  return <EmptyState icon={icon} title={text.common.noMatches} hint={text.common.noMatchesHint} action={clear} />
}
