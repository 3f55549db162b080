import { Card } from '../../../components/card.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { optionsOf } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { SendTimeField } from '../../inbox/composer/send-later.tsx'
import type { SendTime } from '../../inbox/composer/use-send-time.ts'

const labels = broadcastsText.new

interface WhenCardProps {
  readonly time: SendTime
  /** As it is typed. */
  readonly rate: string
  readonly onRate: (rate: string) => void
}

/** When a broadcast starts, and how fast it is. */
export function WhenCard({ time, rate, onRate }: WhenCardProps) {
  return (
    <Card title={labels.when}>
      <div className="grid grid-cols-1 gap-4">
        <div>
          <Segmented
            label={labels.when}
            value={time.value === undefined ? 'now' : 'later'}
            onChange={time.toggle}
            options={optionsOf(['now', 'later'] as const, labels.times)}
          />
        </div>
        <SendTimeField time={time} />
        <TextField
          label={labels.rate}
          optional
          hint={labels.rateHint}
          error={rateProblem(rate)}
          inputMode="numeric"
          value={rate}
          onChange={onRate}
          inputClass="max-w-32"
        />
      </div>
    </Card>
  )
}

export function rateProblem(typed: string): string | undefined {
  const value = typed.trim()
  const isRate = /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 1000
  return value === '' || isRate ? undefined : labels.rateInvalid
}

/** The rate that was typed; undefined without one. */
export function rateOf(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : Number(typed)
}
