import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { callDashboard } from '../call-dashboard.ts'

/** Ends the session, and leads to the page to sign in. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await callDashboard((api) => api.DELETE('/dashboard/session')).catch(() => undefined)
    queryClient.clear()
    await navigate({ to: '/sign-in' })
  }
}
