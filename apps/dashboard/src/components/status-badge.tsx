import { classNames } from './class-names.ts'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

/** A state in one or two words, and its color. */
export interface Badge {
  readonly tone: Tone
  readonly label: string
}

const tones: Readonly<Record<Tone, string>> = {
  good: 'bg-good-ground text-good',
  warn: 'bg-warn-ground text-warn',
  bad: 'bg-bad-ground text-bad',
  info: 'bg-info-ground text-info',
  neutral: 'bg-sunken text-quiet',
}

/** Shows a state. The words say it; the color only helps. */
export function StatusBadge({ tone, label }: Badge) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full align-middle px-2 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {label}
    </span>
  )
}
