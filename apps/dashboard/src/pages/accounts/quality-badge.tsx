import { StatusBadge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import { qualityBadge } from './account-state.ts'

export function QualityBadge({ rating }: { readonly rating: string | null }) {
  if (rating === null) return <span className="text-quiet">{text.accounts.notRated}</span>
  return <StatusBadge {...qualityBadge(rating)} />
}
