import type { components } from '@channel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { randomKey } from '../../inbox/composer/idempotency-keys.ts'
import type { Broadcast } from '../broadcast.ts'
import type { LineProblem } from '../recipients/check-rows.ts'

type BroadcastCreate = components['schemas']['BroadcastCreate']

/** A call that adds recipients. */
export interface AddCall {
  readonly body: components['schemas']['BroadcastRecipientsAdd']
  /** The lines of its recipients; none for a label. */
  readonly lines: readonly number[]
}

/** How far the creation is. */
export type Creation =
  | { readonly step: 'form'; readonly error?: unknown }
  | { readonly step: 'creating' }
  | { readonly step: 'adding'; readonly done: number; readonly error?: unknown }
  /** Some recipients were left out. */
  | {
      readonly step: 'added'
      readonly broadcast: Broadcast
      readonly added: number
      readonly problems: readonly LineProblem[]
    }

interface Job {
  readonly broadcast: Broadcast
  readonly calls: Iterator<AddCall>
  /** The call that is being made, with its key, so that it can be repeated. */
  current: (AddCall & { readonly key: string }) | undefined
  done: number
  added: number
  readonly problems: LineProblem[]
}

/** A call with 10,000 recipients takes a while. */
const timeoutMs = 120_000

/** Creates a draft, and adds its recipients call by call. What fails is repeated where it stopped. */
export function useCreateBroadcast(onDone: (broadcast: Broadcast) => void) {
  const phoneNumberId = usePhoneNumberId()
  const queryClient = useQueryClient()
  const [state, setState] = useState<Creation>({ step: 'form' })
  const [job, setJob] = useState<Job>()

  async function addAll(job: Job): Promise<void> {
    setState({ step: 'adding', done: job.done })
    try {
      for (;;) {
        job.current ??= nextCall(job.calls)
        if (job.current === undefined) break
        await add(job, job.current)
        setState({ step: 'adding', done: job.done })
      }
    } catch (error) {
      return setState({ step: 'adding', done: job.done, error })
    }
    void queryClient.invalidateQueries({ queryKey: queries.broadcasts.key() })
    const { broadcast, added, problems } = job
    if (problems.length > 0) setState({ step: 'added', broadcast, added, problems })
    else onDone(broadcast)
  }

  async function add(job: Job, { body, lines, key }: NonNullable<Job['current']>): Promise<void> {
    const options = { idempotencyKey: key, timeoutMs, totalTimeoutMs: 2 * timeoutMs }
    const { data } = await channel.broadcasts.bulkAddRecipients(phoneNumberId, job.broadcast.id, body, options)
    job.added += data.added
    job.problems.push(
      ...data.invalid.map(({ index, message }) => ({ line: lines[index] ?? index, problem: inWords(message) })),
    )
    job.done += lines.length
    job.current = undefined
  }

  return {
    state,
    async start(prepare: () => Promise<BroadcastCreate>, calls: (body: BroadcastCreate) => Iterator<AddCall>) {
      setState({ step: 'creating' })
      try {
        const body = await prepare()
        const { data: broadcast } = await channel.broadcasts.create(phoneNumberId, body)
        const created: Job = { broadcast, calls: calls(body), current: undefined, done: 0, added: 0, problems: [] }
        setJob(created)
        await addAll(created)
      } catch (error) {
        setState({ step: 'form', error })
      }
    },
    retry: () => job && void addAll(job),
    /** Goes back to the form; the draft is not used. */
    startOver() {
      setState({ step: 'form' })
      if (job) void channel.broadcasts.cancel(phoneNumberId, job.broadcast.id).catch(() => undefined)
    },
  }
}

function nextCall(calls: Iterator<AddCall>): Job['current'] {
  const { done, value } = calls.next()
  return done ? undefined : { ...value, key: randomKey() }
}

/** The message of the service, without its names of fields. */
function inWords(message: string): string {
  return message.replace(/^`to`/, broadcastsText.new.theNumber).replaceAll('`', '')
}
