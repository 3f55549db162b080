-- A file that came with a message. Messages that are sent may use it again, so it hangs on the contact, not on a message.
CREATE TABLE media (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  contact_id text COLLATE "C" NOT NULL,
  -- The provider's own id of the file, which it is fetched by.
  provider_media_id text COLLATE "C",
  mime_type text,
  filename text,
  size bigint CHECK (size >= 0),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready', 'failed')),
  -- Where the file lies below the public host of media, once it is there.
  path text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, contact_id) REFERENCES contacts (organization_id, id) ON DELETE CASCADE,
  CHECK ((status = 'ready') = (path IS NOT NULL))
);
CREATE INDEX media_contact ON media (organization_id, contact_id);

CREATE TABLE messages (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  conversation_id text COLLATE "C" NOT NULL,
  contact_id text COLLATE "C" NOT NULL,
  direction text NOT NULL CHECK (direction IN ('inbound', 'outbound')),
  type text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'sent', 'delivered', 'read', 'failed')),
  sender text,
  recipient text,
  content text,
  -- json, not jsonb: it comes back as it was sent, with the order of its keys.
  payload json,
  -- No foreign key: media may go with another contact before this message does.
  media_id text COLLATE "C",
  reply_to_message_id text COLLATE "C",
  client_reference text,
  provider_message_id text COLLATE "C",
  unsupported_type text,
  error_code text,
  error_message text,
  error_provider_code integer,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  -- The provider tells some things more than once.
  CONSTRAINT messages_provider_message_key UNIQUE (organization_id, phone_number_id, provider_message_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, conversation_id) REFERENCES conversations (organization_id, id) ON DELETE CASCADE,
  CHECK ((error_code IS NULL) = (error_message IS NULL))
);
CREATE INDEX messages_list ON messages (organization_id, phone_number_id, created_at DESC, id DESC);
CREATE INDEX messages_conversation_list
  ON messages (organization_id, conversation_id, created_at DESC, id DESC);
CREATE INDEX messages_status_list ON messages (organization_id, phone_number_id, status, created_at DESC, id DESC);
CREATE INDEX messages_direction_list ON messages (organization_id, phone_number_id, direction, created_at DESC, id DESC);
CREATE INDEX messages_direction_status_list
  ON messages (organization_id, phone_number_id, direction, status, created_at DESC, id DESC);
CREATE INDEX messages_unread ON messages (organization_id, conversation_id)
  WHERE direction = 'inbound' AND status = 'delivered';
