import { Progress as Base } from '@base-ui/react/progress'

interface ProgressProps {
  readonly label: string
  /** From 0 to `max`; null if it cannot be known. */
  readonly value: number | null
  readonly max?: number
  /** Shown beside it, such as `40 of 100`. */
  readonly note?: string
}

/** The progress of something that takes more than a second. */
export function Progress({ label, value, max = 100, note }: ProgressProps) {
  return (
    <Base.Root value={value} max={max} className="grid grid-cols-2 gap-1.5 text-sm">
      <Base.Label className="font-medium">{label}</Base.Label>
      <span className="text-right text-quiet">{note}</span>
      <Base.Track className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <Base.Indicator className="h-full rounded-full bg-accent transition-[width] data-indeterminate:w-1/3 data-indeterminate:animate-pulse" />
      </Base.Track>
    </Base.Root>
  )
}
