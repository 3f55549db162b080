import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { questions } from './components/confirm.ts'
import { Confirmation } from './components/confirmation.tsx'
import { Toaster } from './components/toaster.tsx'
import { createQueryClient, retryFailed } from './create-query-client.ts'
import { keepFocus } from './layout/keep-focus.ts'
import { createPageRouter } from './router.tsx'
import { onRecovery } from './service/service.ts'
import { SilenceBanner } from './service/silence-banner.tsx'
import './styles.css'

const queryClient = createQueryClient(signInAgain)
const router = createPageRouter(queryClient)

/** The session has ended, perhaps in another tab: asks to sign in, and returns here after it. */
function signInAgain(): void {
  const { pathname, href } = router.state.location
  if (pathname === '/sign-in') return
  questions.set(undefined)
  queryClient.clear()
  void router.navigate({ to: '/sign-in', search: { return: href } })
}

onRecovery(() => void retryFailed(queryClient))
keepFocus(document)
const element = document.getElementById('root')
if (element !== null) {
  createRoot(element).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Confirmation />
          <Toaster />
          <SilenceBanner />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  )
}
