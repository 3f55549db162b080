import type { components } from '@channel/client'
import { X } from 'lucide-react'
import { text } from '../messages/text.ts'

type LabelReference = components['schemas']['LabelReference']

interface LabelChipProps {
  readonly label: Pick<LabelReference, 'name' | 'color'>
  /** Shows a button that detaches it. */
  readonly onRemove?: (() => void) | undefined
}

/** A label with its color. */
export function LabelChip({ label, onRemove }: LabelChipProps) {
  return (
    <span className="inline-flex max-w-40 items-center gap-1.5 rounded-full border border-line px-2 py-0.5 text-xs">
      <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ backgroundColor: label.color }} />
      <span className="truncate">{label.name}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={text.labels.detachName(label.name)}
          title={text.labels.detachName(label.name)}
          onClick={onRemove}
          className="-mr-1 rounded-full p-0.5 text-quiet hover:text-ink"
        >
          <X aria-hidden className="size-3" />
        </button>
      )}
    </span>
  )
}

/** The labels of a row: the first three, and how many more. */
export function LabelChips({ labels }: { readonly labels: readonly LabelReference[] }) {
  const more = labels.length - 3
  return (
    <span className="flex flex-wrap items-center gap-1">
      {labels.slice(0, 3).map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
      {more > 0 && (
        <span className="text-xs text-quiet">
          <span aria-hidden>+{more}</span>
          <span className="sr-only">
            {labels
              .slice(3)
              .map(({ name }) => name)
              .join(', ')}
          </span>
        </span>
      )}
    </span>
  )
}
