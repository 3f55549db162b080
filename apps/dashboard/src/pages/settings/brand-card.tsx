import { ImageUp, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { Form } from '../../components/form.tsx'
import { useObjectUrl } from '../../components/use-object-url.ts'
import { settingsText } from '../../messages/settings.ts'
import { useSession } from '../../session.ts'
import { OrganizationCard, useOrganizationChange } from './organization-cards.tsx'
import type { Organization } from './settings-data.ts'

const labels = settingsText.brand

/** The brand of the organization on the setup pages, which its customers see. */
export function BrandCard() {
  const { role, organization } = useSession()
  const isOwner = role === 'owner'
  return (
    <OrganizationCard title={labels.title} description={isOwner ? labels.hint : labels.onlyOwners} height="h-32">
      {(saved) =>
        isOwner ? (
          <BrandForm saved={saved} name={organization.name} />
        ) : (
          <BrandPreview name={organization.name} color={saved.brand_color} logo={saved.brand_logo} />
        )
      }
    </OrganizationCard>
  )
}

function BrandForm({ saved, name }: { readonly saved: Organization; readonly name: string }) {
  const [color, setColor] = useState(saved.brand_color ?? '')
  const [logo, setLogo] = useState(saved.brand_logo)
  const save = useOrganizationChange({
    onSaved({ brand_color, brand_logo }) {
      setColor(brand_color ?? '')
      setLogo(brand_logo)
    },
  })
  const isNewColor = color.toLowerCase() !== (saved.brand_color ?? '')
  const isNewLogo = logo !== saved.brand_logo
  const isColor = /^#[0-9a-f]{6}$/i.test(color)
  // Only what was changed here, so that another owner's change of the other stays.
  const submit = () =>
    save.mutate({ ...(isNewColor && { brand_color: color || null }), ...(isNewLogo && { brand_logo: logo }) })
  return (
    <Form call={save} onSubmit={submit} button={{ disabled: !isNewColor && !isNewLogo }}>
      <Field label={labels.color} name="brand_color" hint={labels.colorHint}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={labels.pickColor}
              value={isColor ? color : defaultColor}
              onChange={(event) => setColor(event.target.value)}
              className="h-8 w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-raised p-0.5 pointer-coarse:h-11"
            />
            <TextInput
              {...control}
              pattern="#[0-9a-fA-F]{6}"
              placeholder={labels.defaultColor}
              autoComplete="off"
              spellCheck={false}
              value={color}
              onChange={(event) => setColor(event.target.value.trim())}
              className="max-w-40 font-mono"
            />
          </div>
        )}
      </Field>
      <LogoField logo={logo} onChange={setLogo} />
      <BrandPreview name={name} color={isColor ? color : null} logo={logo} />
    </Form>
  )
}

interface LogoFieldProps {
  readonly logo: string | null
  readonly onChange: (logo: string | null) => void
}

function LogoField({ logo, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const isLarge = file.size > 65_536
    setTooLarge(isLarge)
    if (!isLarge) onChange(await readDataUrl(file))
  }
  return (
    <Field
      label={labels.logo}
      name="brand_logo"
      hint={labels.logoHint}
      error={isTooLarge ? labels.tooLarge : undefined}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button icon={ImageUp} onClick={() => input.current?.click()}>
            {logo === null ? labels.chooseLogo : labels.replaceLogo}
          </Button>
          {logo !== null && (
            <Button variant="ghost" icon={Trash2} onClick={() => onChange(null)}>
              {labels.removeLogo}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

interface BrandPreviewProps {
  readonly name: string
  readonly color: string | null
  /** A data URL. */
  readonly logo: string | null
}

/** The accent color of the setup pages in the light theme, if the organization has none. */
const defaultColor = '#0f6b4f'

/** The header and a button of the setup pages. */
function BrandPreview({ name, color, logo }: BrandPreviewProps) {
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
function readDataUrl(file: Blob): Promise<string> {
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
