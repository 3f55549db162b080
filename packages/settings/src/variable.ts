import type { Kind } from './kinds/index.ts'

/** The programs that read variables. `command` is any command of `channel` except `start`. */
export type ProcessName = 'api' | 'worker' | 'simulator' | 'mock' | 'start' | 'command'

/** An environment variable. Validation, `--help` and docs/settings.md are all derived from this. */
export interface Variable<Value = unknown> extends Kind<Value> {
  /** One sentence without a full stop. */
  readonly description: string
  readonly readBy: readonly ProcessName[]
  /** The processes that do not start without it. */
  readonly requiredBy?: readonly ProcessName[]
  /** The default as text, as it would be set in the environment. */
  readonly default?: string
  /** Describes a default that is not constant, in Markdown. */
  readonly defaultNote?: string
  /** Whether the value must never be printed. */
  readonly isSecret?: true
  /** If this variable is set, the processes in `in` require `names` too. */
  readonly needs?: { readonly names: readonly string[]; readonly in: readonly ProcessName[] }
  /** Added to the error message if a required variable is missing. */
  readonly hint?: string
}
