-- A message template, as the provider had it at the last sync. A sync deletes those that the provider no longer has.
CREATE TABLE templates (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The template's id.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  name text COLLATE "C" NOT NULL, -- The provider's name.
  language text COLLATE "C" NOT NULL, -- Language code.
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')), -- Whether it can be sent.
  provider_status text NOT NULL, -- The provider's own status.
  status_reason json, -- Why it has this status.
  quality json, -- What recipients think of it.
  category_change json, -- The latest change of the category, or the announced one.
  category text CHECK (category IN ('MARKETING', 'UTILITY', 'AUTHENTICATION')), -- The provider's category.
  content text NOT NULL, -- Text of the body.
  variables text[] NOT NULL, -- Names of the variables.
  components json NOT NULL, -- As the provider sent them.
  provider_template_id text COLLATE "C", -- The provider's id.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of the first sync that had it.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id),
  CONSTRAINT templates_name_key UNIQUE (organization_id, phone_number_id, name, language), -- Finds a template to send or to sync.
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
-- Lists templates, newest first.
CREATE INDEX templates_list ON templates (organization_id, phone_number_id, created_at DESC, id DESC);
-- Lists templates by status.
CREATE INDEX templates_status_list ON templates (organization_id, phone_number_id, status, created_at DESC, id DESC);
-- Lists templates by category.
CREATE INDEX templates_category_list ON templates (organization_id, phone_number_id, category, created_at DESC, id DESC);
-- Lists templates by language.
CREATE INDEX templates_language_list ON templates (organization_id, phone_number_id, language, created_at DESC, id DESC);

-- The latest applied listing of an account's templates. A sync locks the row and is ignored if its listing started earlier.
CREATE TABLE template_syncs (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  listing_started_at timestamptz NOT NULL, -- When the provider was asked for the list.
  PRIMARY KEY (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);

-- What the provider has reported about templates since the last applied listing, and what was edited through the API. It overrides
-- listings that started earlier.
CREATE TABLE template_reports (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  provider_template_id text COLLATE "C" NOT NULL, -- The provider's id of the template.
  field text COLLATE "C" NOT NULL CHECK (field IN ('status', 'category', 'quality', 'content')), -- What has changed.
  facts json NOT NULL, -- What a listing would say now.
  reported_at timestamptz NOT NULL, -- The provider's time of the report.
  PRIMARY KEY (organization_id, phone_number_id, provider_template_id, field),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
