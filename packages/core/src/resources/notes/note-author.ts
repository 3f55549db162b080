/** Who writes a note: a user in the dashboard, or a program with an API key. */
export interface NoteAuthor {
  readonly type: 'user' | 'api_key'
  readonly id: string
}
