import { callDashboard } from '../../call-dashboard.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { formatTime } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { type ApiKey, apiKeysQuery } from './api-keys-query.ts'

/** Revokes a key after a confirmation that says when it was last used. */
export function RevokeButton({ apiKey: { id, name, display, last_used_at } }: { readonly apiKey: ApiKey }) {
  const label = name ?? display
  const ask = () =>
    confirm({
      title: text.apiKeys.revokeTitle(label),
      description: (
        <>
          <p>{text.apiKeys.revokeHint}</p>
          <p className="mt-2 text-ink">
            {last_used_at === null
              ? text.apiKeys.neverUsed
              : text.apiKeys.lastUsed(formatTime(last_used_at, 'relative'))}
          </p>
        </>
      ),
      action: text.common.revoke,
      run: () => callDashboard((api) => api.DELETE('/dashboard/api_keys/{id}', { params: { path: { id } } })),
      refreshes: [apiKeysQuery.queryKey],
      done: text.apiKeys.revoked(label),
    })
  return (
    <Button size="sm" onClick={ask} aria-label={`${text.common.revoke} ${label}`}>
      {text.common.revoke}
    </Button>
  )
}
