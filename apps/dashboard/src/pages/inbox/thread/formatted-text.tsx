import { type FormattedPart, type Mark, splitMarks } from './split-marks.ts'

/** Text of a message, formatted as the contact sees it, in which addresses of web pages are links. */
export function FormattedText({ children }: { readonly children: string }) {
  return <Parts parts={splitMarks(children)} />
}

const tags: Readonly<Record<Mark, 'strong' | 'em' | 's' | 'code'>> = {
  bold: 'strong',
  italic: 'em',
  struck: 's',
  code: 'code',
}

function Parts({ parts }: { readonly parts: readonly FormattedPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return parts.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { readonly part: FormattedPart }) {
  if ('mark' in part) {
    const Tag = tags[part.mark]
    return (
      <Tag>
        <Parts parts={part.parts} />
      </Tag>
    )
  }
  if (part.url === undefined) return part.text
  return (
    <a href={part.url} target="_blank" rel="noopener noreferrer" className="underline">
      {part.text}
    </a>
  )
}
