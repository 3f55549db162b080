// Named, so that each connection prepares them once.

export const findKey = {
  name: 'find_key',
  text: 'SELECT organization_id, revoked_at, expires_at FROM api_keys WHERE hash = $1',
}

const accountColumns = `account.phone_number, account.phone_number_id, account.team_id, account.verified,
  account.customer_id, customer.name AS customer_name`

const accountTables = `channel_accounts account
  LEFT JOIN customers customer ON customer.organization_id = account.organization_id AND customer.id = account.customer_id`

export const findAccount = {
  name: 'find_account',
  text: `SELECT ${accountColumns} FROM ${accountTables} WHERE account.organization_id = $1 AND account.phone_number_id = $2`,
}

const labels = `(
    SELECT json_agg(json_build_object('id', label.id, 'name', label.name, 'color', label.color) ORDER BY label.name)
    FROM contact_labels link
    JOIN labels label ON label.organization_id = link.organization_id AND label.id = link.label_id
    WHERE link.organization_id = $1 AND link.contact_id = contact.id
  ) AS labels`

const selectPage = (after: string, more = '') => `
  SELECT id, phone_number, bsuid, parent_bsuid, username, name, email, metadata, blocked, created_at, updated_at${more}
  FROM contacts contact WHERE organization_id = $1 AND phone_number_id = $2 ${after}
  ORDER BY created_at DESC, id DESC LIMIT $3`

export const listFirst = { name: 'list_first', text: selectPage('', `, ${labels}`) }
export const listAfter = {
  name: 'list_after',
  text: selectPage('AND (created_at, id) < ($4::timestamptz, $5::text)', `, ${labels}`),
}

const selectAccountAndPage = (after: string) => `
  SELECT account.phone_number AS account_phone_number, account.customer_id, customer.name AS customer_name, contact.*, ${labels}
  FROM ${accountTables} LEFT JOIN LATERAL (${selectPage(after)}) contact ON true
  WHERE account.organization_id = $1 AND account.phone_number_id = $2
  ORDER BY contact.created_at DESC, contact.id DESC`

export const listFirstWithAccount = { name: 'list_first_with_account', text: selectAccountAndPage('') }
export const listAfterWithAccount = {
  name: 'list_after_with_account',
  text: selectAccountAndPage('AND (created_at, id) < ($4::timestamptz, $5::text)'),
}

export const insertContact = {
  name: 'insert_contact',
  text: `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name, email, metadata)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT ON CONSTRAINT contacts_phone_number_key DO NOTHING RETURNING created_at, updated_at`,
}

export const insertContactOnAccount = {
  name: 'insert_contact_on_account',
  text: `WITH account AS MATERIALIZED (
      SELECT ${accountColumns} FROM ${accountTables}
      WHERE account.organization_id = $1 AND account.phone_number_id = $3 AND account.verified
    ), contact AS (
      INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name, email, metadata)
      SELECT $1, $2, phone_number_id, team_id, $4, $5, $6, $7 FROM account
      ON CONFLICT ON CONSTRAINT contacts_phone_number_key DO NOTHING RETURNING created_at, updated_at
    )
    SELECT account.*, contact.created_at, contact.updated_at FROM account LEFT JOIN contact ON true`,
}

export const insertEvent = {
  name: 'insert_event',
  text: `INSERT INTO events (organization_id, id, type, phone_number_id, customer_id, payload, created_at, contact_id, object_id)
    VALUES ($1, $2, 'contact.created', $3, $4, $5, $6, $7, $7)`,
}
