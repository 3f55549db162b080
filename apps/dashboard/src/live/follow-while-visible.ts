import { areNotificationsOn } from '../notifications/notification-setting.ts'
import { followTogether } from './follow-together.ts'
import type { ChangeFollower } from './open-change-stream.ts'

/** A tab that is hidden for longer leaves, so that forgotten ones cost nothing. */
const maxHiddenMs = 180_000

/**
 * Follows the changes while the tab can be seen, and for some minutes after that, or as long as it shows notifications. When
 * it is shown again, a `reset` comes first.
 *
 * @returns ends it
 */
export function followWhileVisible(name: string, follower: ChangeFollower): () => void {
  let leave: (() => void) | undefined = followTogether(name, follower)
  let timer: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(timer)
    if (document.hidden) {
      timer = setTimeout(() => {
        if (areNotificationsOn()) return
        leave?.()
        leave = undefined
      }, maxHiddenMs)
    } else if (leave === undefined) {
      leave = followTogether(name, follower)
      follower.onChange({ type: 'reset' })
    }
  }
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(timer)
    leave?.()
  }
}
