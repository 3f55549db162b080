import { accounts, templates } from './account.ts'
import type { Action } from './action.ts'
import { customers, groups, others, phones } from './conversations.ts'
import { messages } from './messages.ts'
import { sends } from './sends.ts'

export type { Action } from './action.ts'

/** Everything that can happen at the provider, as the page offers it. */
export const actions: readonly Action[] = [
  ...messages,
  ...customers,
  ...phones,
  ...groups,
  ...sends,
  ...templates,
  ...accounts,
  ...others,
]
