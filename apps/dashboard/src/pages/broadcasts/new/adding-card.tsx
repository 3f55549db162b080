import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { Progress } from '../../../components/progress.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { ProblemList } from './problem-list.tsx'
import type { Creation } from './use-create-broadcast.ts'

const labels = broadcastsText.new

interface AddingCardProps {
  readonly state: Exclude<Creation, { step: 'form' }>
  /** The number of recipients; undefined if the service finds them. */
  readonly total: number | undefined
  readonly onRetry: () => void
  readonly onStartOver: () => void
  readonly onContinue: () => void
}

/** The recipients of a new broadcast being added, and what became of them. */
export function AddingCard({ state, total, onRetry, onStartOver, onContinue }: AddingCardProps) {
  if (state.step === 'added')
    return (
      <Card title={labels.added} description={labels.addedHint(state.added)}>
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <ProblemList problems={state.problems} />
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={onContinue}>
              {labels.toDraft}
            </Button>
            <Button onClick={onStartOver}>{labels.startOver}</Button>
          </div>
        </div>
      </Card>
    )
  const done = state.step === 'adding' ? state.done : 0
  const error = state.step === 'adding' ? state.error : undefined
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <Progress
          label={labels.adding}
          value={total === undefined ? null : done}
          max={total ?? 1}
          note={total === undefined ? '' : broadcastsText.progress(done, total)}
        />
        {error != null && (
          <>
            <ErrorNotice error={error} title={labels.addFailed} onRetry={onRetry} />
            <div>
              <Button onClick={onStartOver}>{labels.startOver}</Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
