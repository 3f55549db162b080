/** Who writes a message or a note: a user in the dashboard, or a program with an API key. */
export interface Author {
  readonly type: 'user' | 'api_key'
  readonly id: string
}
