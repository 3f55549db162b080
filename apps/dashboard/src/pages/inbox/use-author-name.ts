import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'

interface Author {
  readonly id: string
  readonly name: string | null
}

/** What the author of a message or a note is called; undefined without a name. */
export function useAuthorName(author: Author | undefined): string | undefined {
  const me = useSession().user.id
  return author?.id === me ? text.common.you : (author?.name ?? undefined)
}
