import type { ReactNode } from 'react'
import { type FormattedPart, type Mark, splitMarks } from './split-marks.ts'

interface FormattedTextProps {
  readonly children: string
  /** Shows the plain parts; by default as they are. */
  readonly show?: (text: string) => ReactNode
}

/** Text of a message, formatted as the contact sees it, in which addresses of web pages are links. */
export function FormattedText({ children, show = (text) => text }: FormattedTextProps) {
  return <Parts parts={splitMarks(children)} show={show} />
}

const tags: Readonly<Record<Mark, 'strong' | 'em' | 's' | 'code'>> = {
  bold: 'strong',
  italic: 'em',
  struck: 's',
  code: 'code',
}

type Show = Required<Pick<FormattedTextProps, 'show'>>

function Parts({ parts, show }: Show & { readonly parts: readonly FormattedPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return parts.map((part, index) => <Part key={index} part={part} show={show} />)
}

function Part({ part, show }: Show & { readonly part: FormattedPart }) {
  if ('mark' in part) {
    const Tag = tags[part.mark]
    return (
      <Tag>
        <Parts parts={part.parts} show={show} />
      </Tag>
    )
  }
  if (part.url === undefined) return show(part.text)
  return (
    <a href={part.url} target="_blank" rel="noopener noreferrer" className="underline">
      {part.text}
    </a>
  )
}
