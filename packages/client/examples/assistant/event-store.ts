import { DatabaseSync } from 'node:sqlite'
import type { EventOf } from '@channel/client'
import type { Answer } from './answer.ts'

/** The events that the assistant works on. */
export type AssistantEvent = EventOf<
  'message.received' | 'messages.received' | 'contact.opted_out' | 'contact.opted_in'
>

/** Stores events in a file, so that a restart loses none, and one that is delivered twice is worked on once. */
export function openEventStore(path: string) {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS events (
      id TEXT PRIMARY KEY, event TEXT NOT NULL, answer TEXT, done INTEGER NOT NULL DEFAULT 0
    )`)
  const insert = database.prepare('INSERT INTO events (id, event) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const select = database.prepare('SELECT event FROM events WHERE done = 0 ORDER BY rowid')
  const selectAnswer = database.prepare('SELECT answer FROM events WHERE id = ?')
  const updateAnswer = database.prepare('UPDATE events SET answer = ? WHERE id = ?')
  const updateDone = database.prepare(`UPDATE events SET done = 1, event = '' WHERE id = ?`)
  return {
    /** @returns whether the event is new */
    add: (event: AssistantEvent) => insert.run(event.id, JSON.stringify(event)).changes === 1,
    unfinished: () => select.all().map(({ event }) => JSON.parse(String(event)) as AssistantEvent),
    /** The answer that was decided, if any. */
    answerOf(id: string): Answer | undefined {
      const { answer } = selectAnswer.get(id) ?? {}
      return typeof answer === 'string' ? (JSON.parse(answer) as Answer) : undefined
    },
    saveAnswer: (id: string, answer: Answer) => void updateAnswer.run(JSON.stringify(answer), id),
    finish: (id: string) => void updateDone.run(id),
    close: () => database.close(),
  }
}
