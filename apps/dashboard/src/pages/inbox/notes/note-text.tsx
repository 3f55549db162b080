import { Fragment } from 'react'
import { FormattedText } from '../../../components/formatted-text.tsx'
import { splitMentions } from './mention-text.ts'
import { useNameOfUser } from './use-mentionable.ts'

/** The text of a note, with the names of the mentioned users. */
export function NoteText({ children }: { readonly children: string }) {
  const nameOf = useNameOfUser()
  return splitMentions(children).map((part, index) =>
    'userId' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <strong key={index} className="font-semibold text-accent">
        @{nameOf(part.userId)}
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>
        <FormattedText>{part.text}</FormattedText>
      </Fragment>
    ),
  )
}
