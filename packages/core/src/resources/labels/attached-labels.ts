/** The resource that a label is attached to. It names the tables `…s` and `…_labels`. */
export type Labeled = 'contact' | 'conversation'

/** The max number of labels that a contact or a conversation shows, as `AttachedLabels` in the contract says. */
const maxShown = 100

/**
 * A subquery with the attached labels as JSON, by name. Select it beside the rows of a page and not below their LIMIT, so that it
 * runs only for the rows of the page. Events show no labels.
 *
 * @param id the id of the labeled row, of the organization `$1`
 */
export function attachedLabels(labeled: Labeled, id = `${labeled}.id`): string {
  return `(
    SELECT coalesce(json_agg(json_build_object('id', attached.id, 'name', attached.name, 'color', attached.color)
                             ORDER BY attached.name), '[]')
    FROM (
      SELECT label.id, label.name, label.color
      FROM ${labeled}_labels link
      JOIN labels label ON label.organization_id = link.organization_id AND label.id = link.label_id
      WHERE link.organization_id = $1 AND link.${labeled}_id = ${id}
      ORDER BY label.name LIMIT ${maxShown}
    ) attached
  ) AS labels`
}
