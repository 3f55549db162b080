import type { AttachedLabels } from '@channel/contract/types'

/** The resource that a label is attached to. It names the tables `…s` and `…_labels`. */
export type Labeled = 'contact' | 'conversation'

/** The max number of labels that a contact or a conversation shows, as `AttachedLabels` in the contract says. */
const maxShown = 100

/** A row with the column of {@link attachedLabels}; null without labels, which saves building and parsing an empty list. */
export interface LabeledRow {
  readonly labels: AttachedLabels | null
}

/**
 * A subquery with the attached labels as JSON, by name. Select it beside the rows of a page and not below their LIMIT, so that it
 * runs only for the rows of the page. A LIMIT in it would cost more for every row than it saves for a few.
 */
export function attachedLabels(labeled: Labeled): string {
  return `(
    SELECT json_agg(json_build_object('id', label.id, 'name', label.name, 'color', label.color) ORDER BY label.name)
    FROM ${labeled}_labels link
    JOIN labels label ON label.organization_id = $1 AND label.id = link.label_id
    WHERE link.organization_id = $1 AND link.${labeled}_id = ${labeled}.id
  ) AS labels`
}

/** The labels that a response shows. */
export function shownLabels({ labels }: LabeledRow): AttachedLabels {
  return labels?.slice(0, maxShown) ?? []
}
