import { buttonClass } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { apiLogText } from '../../messages/api-log.ts'

interface LiveButtonProps {
  readonly isLive: boolean
  /** While a call is open or older ones are shown. */
  readonly isPaused: boolean
  readonly onChange: (isLive: boolean) => void
}

/** Switches whether new calls appear by themselves. */
export function LiveButton({ isLive, isPaused, onChange }: LiveButtonProps) {
  const isRunning = isLive && !isPaused
  return (
    <button type="button" aria-pressed={isLive} onClick={() => onChange(!isLive)} className={buttonClass()}>
      <span
        aria-hidden
        className={classNames('size-2 rounded-full', isRunning ? 'animate-pulse bg-good' : 'bg-line-strong')}
      />
      {isLive && isPaused ? apiLogText.paused : apiLogText.live}
    </button>
  )
}
