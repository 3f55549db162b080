import { ChannelConnectionError, ChannelTimeoutError } from '@channel/client'
import { useRouter } from '@tanstack/react-router'
import { FileQuestion } from 'lucide-react'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorNotice } from '../components/error-notice.tsx'
import { LinkButton } from '../components/links.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { text } from '../messages/text.ts'
import { isReachable, useOnRecovery } from '../service/service.ts'

/** Shown instead of a page that failed. The layout around it stays. It tries again when the service responds again. */
export function PageError({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const router = useRouter()
  const isUnanswered = error instanceof ChannelConnectionError || error instanceof ChannelTimeoutError
  const isStale = error instanceof TypeError && /import/i.test(error.message)
  const retry = async () => {
    // The router keeps the failure of code that it could not load.
    if (isUnanswered) return (await isReachable()) && location.reload()
    reset()
    await router.invalidate()
  }
  useOnRecovery(() => isUnanswered && location.reload())
  return (
    <div className="mx-auto max-w-xl p-4">
      <PageHeader title={text.errors.page} description={isStale && text.errors.pageHint} />
      {isStale ? (
        <Button onClick={() => location.reload()}>{text.errors.reload}</Button>
      ) : (
        <ErrorNotice error={error} onRetry={() => void retry()} />
      )}
    </div>
  )
}

/** For an address that no page has. */
export function NotFound() {
  return (
    <>
      <PageHeader title={text.errors.notFound} />
      <EmptyState
        icon={FileQuestion}
        title={text.errors.notFoundHint}
        action={<LinkButton to="/" label={text.errors.toOverview} />}
      />
    </>
  )
}
