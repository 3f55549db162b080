-- A note about a conversation, for the organization only. The contact never sees it.
CREATE TABLE notes (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The note's id.
  conversation_id text COLLATE "C" NOT NULL, -- The conversation.
  text text NOT NULL, -- The text. A user is mentioned in it by its id.
  author_user_id text COLLATE "C", -- The user who wrote it.
  author_key_id text COLLATE "C", -- The API key that wrote it.
  edited_at timestamptz, -- When the text last changed. Null: never.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of creation.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, conversation_id) REFERENCES conversations (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, author_user_id) REFERENCES users (organization_id, id),
  CHECK ((author_user_id IS NULL) <> (author_key_id IS NULL))
);
-- Lists the notes of a conversation, newest first.
CREATE INDEX notes_list ON notes (organization_id, conversation_id, created_at DESC, id DESC);

-- A user mentioned in a note of another author.
CREATE TABLE note_mentions (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  user_id text COLLATE "C" NOT NULL, -- The mentioned user.
  note_id text COLLATE "C" NOT NULL, -- The note.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- When the note began to mention the user.
  read_at timestamptz, -- When the user has read it. Null: not yet.
  PRIMARY KEY (organization_id, note_id, user_id),
  FOREIGN KEY (organization_id, note_id) REFERENCES notes (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);
-- Lists the mentions of a user, newest first.
CREATE INDEX note_mentions_list ON note_mentions (organization_id, user_id, created_at DESC, note_id DESC);
-- Lists those that the user has not read.
CREATE INDEX note_mentions_unread ON note_mentions (organization_id, user_id, created_at DESC, note_id DESC)
  WHERE read_at IS NULL;
