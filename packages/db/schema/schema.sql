-- The baseline: the whole schema, in the order in which the files depend on each other. `psql -f schema.sql` creates it; the
-- service applies the same files in one transaction and records them as version 0000. Comments behind a column and above a table,
-- an index or a function become comments in the database, so `\d+` shows them; docs/schema.md is generated from them.
--
-- organization_id is in every key, so that the data can be distributed by it, and leads it, unless a lookup has no organization.
-- Reference tables are the exception: they are small, or are read before the organization is known, and each node of a distributed
-- database has all of their rows.
-- Ids compare by their bytes (COLLATE "C"). JSON is json, not jsonb, so that it keeps the order of its keys.

\ir partitions.sql
\ir search-text.sql
\ir cells.sql
\ir organizations.sql
\ir teams.sql
\ir users.sql
\ir sign-in.sql
\ir api-keys.sql
\ir customers.sql
\ir accounts.sql
\ir assignment-rules.sql
\ir templates.sql
\ir setup-links.sql
\ir contacts.sql
\ir labels.sql
\ir saved-replies.sql
\ir groups.sql
\ir conversations.sql
\ir media.sql
\ir contact-imports.sql
\ir messages.sql
\ir message-links.sql
\ir notes.sql
\ir sends.sql
\ir broadcasts.sql
\ir search.sql
\ir events.sql
\ir webhook-subscriptions.sql
\ir webhook-deliveries.sql
\ir notices.sql
\ir provider-webhooks.sql
\ir idempotency.sql
\ir api-log.sql
\ir audit-log.sql
\ir figures.sql
\ir usage.sql
\ir service-processes.sql
\ir restore.sql
\ir organization-moves.sql
