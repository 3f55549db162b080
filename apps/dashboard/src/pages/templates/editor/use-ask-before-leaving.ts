import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { confirm } from '../../../components/confirm.ts'
import { templatesText } from '../../../messages/templates.ts'

/**
 * Asks before the person leaves the page with changes that are not saved.
 *
 * @returns lets the person leave, because the changes are saved
 */
export function useAskBeforeLeaving(isChanged: boolean): () => void {
  const navigate = useNavigate()
  const isAllowed = useRef(false)
  const allow = () => {
    isAllowed.current = true
  }
  const asks = () => isChanged && !isAllowed.current
  const { leaveTitle, leaveHint, leave, stay } = templatesText.editor
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (!asks() || current.pathname === next.pathname) return false
      const run = () => {
        allow()
        return navigate({ to: next.pathname, search: next.search as never })
      }
      confirm({ title: leaveTitle, description: leaveHint, action: leave, keep: stay, run })
      return true
    },
    enableBeforeUnload: asks,
  })
  return allow
}
