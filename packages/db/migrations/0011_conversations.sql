CREATE TABLE conversations (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  contact_id text COLLATE "C" NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'resolved', 'pending')),
  assigned_to text COLLATE "C",
  unread_count integer NOT NULL DEFAULT 0 CHECK (unread_count >= 0),
  last_message_at timestamptz,
  last_inbound_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT conversations_contact_key UNIQUE (organization_id, contact_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, contact_id) REFERENCES contacts (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, assigned_to) REFERENCES users (organization_id, id)
);
CREATE INDEX conversations_list
  ON conversations (organization_id, phone_number_id, last_message_at DESC NULLS LAST, id DESC);
CREATE INDEX conversations_status_list
  ON conversations (organization_id, phone_number_id, status, last_message_at DESC NULLS LAST, id DESC);
CREATE INDEX conversations_assignee_list
  ON conversations (organization_id, assigned_to, phone_number_id, last_message_at DESC NULLS LAST, id DESC)
  WHERE assigned_to IS NOT NULL;
CREATE INDEX conversations_updated_list ON conversations (organization_id, phone_number_id, updated_at DESC, id DESC);
CREATE INDEX conversations_status_updated_list
  ON conversations (organization_id, phone_number_id, status, updated_at DESC, id DESC);

CREATE TABLE conversation_labels (
  organization_id text COLLATE "C" NOT NULL,
  conversation_id text COLLATE "C" NOT NULL,
  label_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (organization_id, conversation_id, label_id),
  FOREIGN KEY (organization_id, conversation_id) REFERENCES conversations (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, label_id) REFERENCES labels (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX conversation_labels_label ON conversation_labels (organization_id, label_id, conversation_id);
