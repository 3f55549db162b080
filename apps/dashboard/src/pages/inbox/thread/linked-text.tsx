import { splitLinks } from './split-links.ts'

/** Text of a message, in which addresses of web pages are links. */
export function LinkedText({ children }: { readonly children: string }) {
  return splitLinks(children).map(({ text, url }, index) =>
    url === undefined ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        key={index}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="underline"
      >
        {text}
      </a>
    ),
  )
}
