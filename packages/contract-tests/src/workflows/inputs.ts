import { randomUUID } from 'node:crypto'
import { templateBody } from '../scenarios/given-conversation.ts'
import { uniqueName, uniquePhoneNumber } from '../scenarios/unique.ts'
import { isLoopback } from '../start/is-loopback.ts'
import type { Target } from '../target/target.ts'
import { startReceiver } from './start-receiver.ts'

/** The target and the objects from which the inputs of a workflow are made. */
export interface InputContext {
  readonly target: Target
  /** Disposed after the workflow. */
  readonly resources: AsyncDisposableStack
}

/** name of an input → its value. Inputs of the same name mean the same in every workflow. */
const makers: Record<string, (context: InputContext) => unknown> = {
  api_key: ({ target }) => target.session.apiKey,
  phone_number_id: ({ target }) => target.account,
  to: uniquePhoneNumber,
  first_phone_number: uniquePhoneNumber,
  second_phone_number: uniquePhoneNumber,
  label_name: uniqueName,
  customer_name: uniqueName,
  idempotency_key: () => randomUUID(),
  // Such that the list has a few pages.
  page_size: async ({ target }) => {
    const { data } = await target.channel.get('/v1/labels', { params: { query: { limit: 100 } } })
    return Math.max(1, Math.ceil(data.length / 3))
  },
  template_name: async ({ target }) => (await templateBody(target)).template.name,
  template_language: async ({ target }) => (await templateBody(target)).template.language,
  template_variables: async ({ target }) => (await templateBody(target)).template.variables ?? {},
  webhook_url: async ({ target, resources }) => {
    if (target.isMock) return 'https://hooks.example.com/contract'
    if (!isLoopback(target.session.url)) target.skip('the target cannot reach a server on this machine')
    return resources.use(await startReceiver()).url
  },
}

/** The names of all inputs that can be made. */
export const inputNames = Object.keys(makers)

/** @throws Skipped if the target does not have what an input needs */
export async function makeInputs(names: readonly string[], context: InputContext): Promise<Record<string, unknown>> {
  const inputs: Record<string, unknown> = {}
  for (const name of names) inputs[name] = await makers[name]?.(context)
  return inputs
}
