import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from './components/error-notice.tsx'
import { type Notice, notify } from './components/notify.ts'

interface ChangeOptions<Input, Result> {
  readonly run: (input: Input) => Promise<Result>
  /** The beginnings of the keys of the queries that show what it changes. */
  readonly refreshes?: readonly QueryKey[]
  /** Whether it may change a part before it fails, so that a failure refreshes too. */
  readonly isPartial?: boolean
  /** The notice after a success. */
  readonly done?: string | ((result: Result, input: Input) => Notice)
  /** Called last. */
  readonly onDone?: (result: Result, input: Input) => void
  /** Says why it failed, where nothing beside it can. */
  readonly notifiesFailure?: boolean
  /** Calls with the same scope run one after the other. */
  readonly scope?: string
  /** `sign-in` for what may respond with 401 because of a wrong password. */
  readonly mutationKey?: readonly string[]
}

/** A call that changes something: loads again what shows it, then says that it is done. */
export function useChange<Input = void, Result = unknown>(
  options: ChangeOptions<Input, Result>,
): UseMutationResult<Result, Error, Input> {
  const { run, refreshes = [], isPartial, done, onDone, notifiesFailure, scope, mutationKey } = options
  const queryClient = useQueryClient()
  const refresh = () => Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  return useMutation<Result, Error, Input>({
    mutationFn: run,
    // Without a connection it fails at once, and says so.
    networkMode: 'always',
    ...(scope && { scope: { id: scope } }),
    ...(mutationKey && { mutationKey }),
    onSuccess: async (result, input) => {
      await refresh()
      if (done !== undefined) notify(typeof done === 'string' ? { title: done } : done(result, input))
      onDone?.(result, input)
    },
    onError: (error) => {
      if (isPartial) void refresh()
      if (notifiesFailure) notifyFailure(error)
    },
  })
}

/** Says why something failed that has no place for an error. */
export function notifyFailure(error: unknown): void {
  notify({ title: describeError(error).message, kind: 'bad' })
}
