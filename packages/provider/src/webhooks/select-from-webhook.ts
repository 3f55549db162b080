import { parseJson } from '../parse-json.ts'
import { isNestedBeyond, maxNestingDepth } from '../shapes.ts'
import { isEntry, numberOf, readEntry } from './parse-webhook.ts'

/** The owner of a change of a webhook: a number, or a business account. */
interface ChangeOwner {
  /** Null: it concerns the business account. */
  readonly phoneNumberId: string | null
  readonly wabaId: string
}

/** A part of a webhook. */
interface SelectedChanges {
  readonly body: Uint8Array
  /** The index of each of its updates in the whole webhook, in the order of {@link parseWebhook}. */
  readonly indexes: readonly number[]
}

/** How deep the items of a webhook are nested. */
const outerLevels = 10

/**
 * Selects changes of a webhook that can be parsed.
 *
 * @returns undefined if the webhook is nested too deep to be written again
 */
export function selectFromWebhook(
  raw: Uint8Array,
  isSelected: (owner: ChangeOwner) => boolean,
): SelectedChanges | undefined {
  const webhook = parseJson(Buffer.from(raw).toString()) as { readonly entry: readonly unknown[] }
  if (isNestedBeyond(maxNestingDepth + outerLevels, webhook)) return undefined
  const indexes: number[] = []
  let next = 0
  const take = (count: number) => Array.from({ length: count }, () => next++)
  const entry = webhook.entry.flatMap((each) => {
    if (!isEntry(each)) {
      take(1)
      return []
    }
    const changes = each.changes.filter((change) => {
      const own = take(readEntry({ ...each, changes: [change] }).length)
      const { value } = (change ?? {}) as { readonly value?: unknown }
      if (!isSelected({ wabaId: String(each.id), phoneNumberId: numberOf(value) })) return false
      indexes.push(...own)
      return true
    })
    return changes.length === 0 ? [] : [{ ...each, changes }]
  })
  return { body: next === indexes.length ? raw : Buffer.from(JSON.stringify({ ...webhook, entry })), indexes }
}
