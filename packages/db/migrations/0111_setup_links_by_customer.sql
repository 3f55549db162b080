-- oldest-compatible: 0070
-- no-transaction
-- customer_setup_links_list has the same columns first.
DROP INDEX CONCURRENTLY IF EXISTS customer_setup_links_customer;
