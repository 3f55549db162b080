import type { Kind } from './kinds/index.ts'

/** The programs that read variables. `command` is any command of `channel` but `start`. */
export type ProcessName = 'api' | 'worker' | 'simulator' | 'mock' | 'start' | 'command'

/** An environment variable: the only description of it that the checks, `--help` and the documents have. */
export interface Variable<Value = unknown> extends Kind<Value> {
  /** One sentence without a full stop. */
  readonly description: string
  readonly readBy: readonly ProcessName[]
  /** Those that do not start without it. */
  readonly requiredBy?: readonly ProcessName[]
  /** As it would be written in the environment. */
  readonly default?: string
  /** What applies without it, if that is no constant. */
  readonly defaultNote?: string
  /** Its value is never printed. */
  readonly isSecret?: true
  /** The variables that must be set too if it is set. */
  readonly needs?: { readonly names: readonly string[]; readonly in: readonly ProcessName[] }
  /** Follows the message that it is missing from a process that requires it. */
  readonly hint?: string
}
