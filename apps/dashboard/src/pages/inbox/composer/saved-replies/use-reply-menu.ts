import { useState } from 'react'
import { useAccount } from '../../../../layout/account.tsx'
import { useSession } from '../../../../session.ts'
import { useNextPage } from '../../../../use-list.ts'
import { useSavedReplies } from '../../../../use-saved-replies.ts'
import { fillVariables } from '../../../../variables/fill-variables.ts'
import { useConversation } from '../../conversation.ts'
import { type FieldOfMenu, type TypedWord, useWordMenu } from '../../word-menu/use-word-menu.ts'
import { matchingReplies } from './matching-replies.ts'
import { slashWordAt } from './slash-word.ts'

export type ReplyMenuState = ReturnType<typeof useReplyMenu>

/** The saved replies for what is typed after a `/`. */
export function useReplyMenu(field: FieldOfMenu) {
  const [word, setWord] = useState<TypedWord>()
  const list = useSavedReplies(word !== undefined)
  useNextPage(list, word !== undefined)
  const fill = useFill()
  const menu = useWordMenu({
    ...field,
    word,
    setWord,
    sign: '/',
    wordAt: slashWordAt,
    items: word === undefined ? [] : matchingReplies(list.rows, word.typed),
    textOf: ({ text }) => fill(text),
    opensEmpty: true,
  })
  return { ...menu, isPending: list.data === undefined, error: list.error }
}

/** Fills in a text for the open conversation. */
function useFill() {
  const { contact } = useConversation()
  const { user } = useSession()
  const { account } = useAccount()
  return (text: string) =>
    fillVariables(text, {
      'contact.name': contact.name,
      'contact.phone_number': contact.phone_number,
      'user.name': user.name,
      'account.name': account?.name ?? null,
    })
}
