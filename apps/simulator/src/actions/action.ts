/**
 * Something that can happen at the provider: a call of the control API with an example of its body. The page makes a form of it.
 *
 * In `call` and in texts of the body, `{number}`, `{account}`, `{customer}`, `{customer_name}` and `{group}` stand for what is open on
 * the page, and `{conversation}` for the path of the open conversation. `{message}`, `{inbound}`, `{on_phone}`, `{member}`, `{template}`,
 * `{error}` and `{file}` are fields where one of those that exist is chosen.
 */
export interface Action {
  readonly name: string
  readonly title: string
  /** Where it is listed. `Messages` are sent in the open conversation. */
  readonly section: string
  /** Method and path. */
  readonly call: string
  readonly body?: Example
  /** Whether the business can send it on its phone too; only of messages. */
  readonly onPhone?: true
}

/** Each value is a field with it as its default. A text that is empty may stay empty, and is left out then. */
export type Example =
  | string
  | number
  | boolean
  | Special
  | readonly Example[]
  | { readonly [name: string]: Example | undefined }

type Special =
  /** No field. */
  | { readonly $is: unknown }
  | { readonly $one_of: readonly unknown[] }
  /** A time in seconds since 1970. */
  | { readonly $in_days: number }
  /** A text without default, in several lines. */
  | { readonly $text: '' }
  | { readonly $json: object }

export const is = (value: unknown): Special => ({ $is: value })
export const oneOf = (...values: readonly unknown[]): Special => ({ $one_of: values })
export const inDays = (days: number): Special => ({ $in_days: days })
export const someText: Special = { $text: '' }
export const anyJson = (value: object): Special => ({ $json: value })

type Row = readonly [name: string, title: string, call: string, body?: Example]

/** Actions of one section. */
export function inSection(section: string, rows: readonly Row[]): Action[] {
  return rows.map(([name, title, call, body]) => ({ name, title, section, call, ...(body !== undefined && { body }) }))
}
