import { Segmented } from '../../components/segmented.tsx'
import { optionsOf } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { type OverviewRange, overviewRanges } from './overview-search.ts'

interface RangeChoiceProps {
  readonly value: OverviewRange
  readonly onChange: (range: OverviewRange) => void
}

/** The range of the figures. */
export function RangeChoice({ value, onChange }: RangeChoiceProps) {
  const options = optionsOf(overviewRanges, text.overview.ranges)
  return <Segmented label={text.overview.range} value={value} onChange={onChange} options={options} />
}
