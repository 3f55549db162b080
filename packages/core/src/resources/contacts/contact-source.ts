/** The SQL source of a list of contacts. `$1` is the organization, `$2` the account, `$3` the max number of rows. */
export interface ContactSource {
  readonly from: string
  /** The condition that every row matches. */
  readonly base: string
  readonly created_at: string
  readonly id: string
  /** The join to add where `contact` itself comes from another query. */
  readonly join: string
}

export const plainSource: ContactSource = {
  from: 'contacts contact',
  base: 'contact.organization_id = $1 AND contact.phone_number_id = $2',
  created_at: 'contact.created_at',
  id: 'contact.id',
  join: '',
}

/** Reads contacts in the order of the link table's index, which holds the sort keys. Fetches each contact by its id. */
export const labelSource: ContactSource = {
  from: `contact_labels link
    JOIN contacts contact ON contact.organization_id = $1 AND contact.id = link.contact_id`,
  base: 'link.organization_id = $1 AND link.phone_number_id = $2',
  created_at: 'link.contact_created_at',
  id: 'link.contact_id',
  join: `JOIN contact_labels link
    ON link.organization_id = $1 AND link.contact_id = contact.id`,
}
