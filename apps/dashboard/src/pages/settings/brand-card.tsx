import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { Form } from '../../components/form.tsx'
import { settingsText } from '../../messages/settings.ts'
import { useSession } from '../../session.ts'
import { BrandPreview, defaultColor, readDataUrl } from './brand-preview.tsx'
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
