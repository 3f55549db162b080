-- Messages that the provider has priced. Their number is the sum of `count`. Writers only add rows, so that no message waits for
-- another one; a sweep merges rows that differ only in `count`.
CREATE TABLE usage_counts (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  day date NOT NULL, -- Day on which the messages were created, in UTC.
  id uuid NOT NULL DEFAULT gen_random_uuid(), -- Id of the row.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  category text COLLATE "C" NOT NULL, -- The provider's category. Empty: not reported.
  type text COLLATE "C" NOT NULL, -- The provider's type of the price. Empty: not reported.
  country text COLLATE "C" NOT NULL, -- Country of the recipient's number. Empty: not known.
  billable boolean NOT NULL, -- Whether the provider bills it.
  count integer NOT NULL, -- Number of messages. Negative: counted before, and priced otherwise since.
  is_merged boolean NOT NULL DEFAULT false, -- Whether a sweep wrote it.
  PRIMARY KEY (organization_id, day, id)
);
-- Finds rows to merge.
CREATE INDEX usage_counts_unmerged ON usage_counts (organization_id, id) WHERE NOT is_merged;
