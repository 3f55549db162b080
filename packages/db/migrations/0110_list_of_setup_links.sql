-- oldest-compatible: 0070
-- no-transaction
-- The setup links of a customer in the order of their list. It replaces customer_setup_links_customer.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_setup_links_list
  ON customer_setup_links (organization_id, customer_id, created_at DESC, id DESC);
