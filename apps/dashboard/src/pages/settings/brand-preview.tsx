import { useMemo } from 'react'
import { useObjectUrl } from '../../components/use-object-url.ts'
import { settingsText } from '../../messages/settings.ts'

interface BrandPreviewProps {
  readonly name: string
  readonly color: string | null
  /** A data URL. */
  readonly logo: string | null
}

const labels = settingsText.brand

/** The accent color of the setup pages in the light theme, if the organization has none. */
export const defaultColor = '#0f6b4f'

/** The header and a button of the setup pages. */
export function BrandPreview({ name, color, logo }: BrandPreviewProps) {
  const source = useObjectUrl(useMemo(() => (logo === null ? undefined : blobOfDataUrl(logo)), [logo]))
  const accent = color ?? defaultColor
  // Black or white, whichever has the higher contrast: above or below the lightness of middle gray.
  const onAccent = `lch(from ${accent} calc((49.44 - l) * infinity) 0 0)`
  return (
    <figure className="grid grid-cols-1 gap-1.5">
      <figcaption className="text-sm font-medium">{labels.preview}</figcaption>
      <div className="overflow-hidden rounded-lg border border-line bg-white text-[#1c2430]">
        <div className="border-b border-[#c3cad4] px-4 py-3" style={{ borderTop: `0.375rem solid ${accent}` }}>
          {source ? (
            <img src={source} alt={name} className="block max-h-12 max-w-full rounded bg-white p-1" />
          ) : (
            <span className="font-semibold break-words">{name}</span>
          )}
        </div>
        <div className="p-4">
          <span
            className="inline-block rounded-lg px-4 py-2 font-semibold"
            style={{ backgroundColor: accent, color: onAccent }}
          >
            {labels.previewButton}
          </span>
        </div>
      </div>
    </figure>
  )
}

/** The content of a file as a data URL. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })
}

/** The content of a data URL in base64. The Content-Security-Policy allows pictures from it, but not from the URL itself. */
function blobOfDataUrl(url: string): Blob {
  const [, type = '', base64 = ''] = /^data:([^;,]*);base64,(.*)$/.exec(url) ?? []
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type })
}
