import { Checkbox } from '../../../components/checkbox.tsx'
import { optionsOf, SelectField } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { templatesText } from '../../../messages/templates.ts'
import { type DraftCode, type DraftProps, otpTypes, pathOf } from './template-draft.ts'

const labels = templatesText.editor

/** What can be chosen of a one-time password: the provider writes its texts. */
export function CodeFields({ draft, onChange }: DraftProps) {
  const { code } = draft
  const set = (changes: Partial<DraftCode>) => onChange({ code: { ...code, ...changes } })
  const path = `${pathOf(draft, 'BUTTONS')}.buttons[0]`
  const hasApp = code.type !== 'COPY_CODE'
  return (
    <>
      <p className="text-sm text-quiet">{labels.codeHint}</p>
      <Checkbox label={labels.advice} checked={code.advice} onChange={(advice) => set({ advice })} />
      <TextField
        label={labels.minutes}
        name={`${pathOf(draft, 'FOOTER')}.code_expiration_minutes`}
        optional
        type="number"
        min={1}
        max={90}
        value={code.minutes}
        onChange={(minutes) => set({ minutes })}
      />
      <SelectField
        label={labels.otpType}
        name={`${path}.otp_type`}
        value={code.type}
        options={optionsOf(otpTypes, labels.otpTypes)}
        onChange={(type) => set({ type })}
      />
      <TextField
        label={labels.buttonText}
        name={`${path}.text`}
        optional
        maxLength={25}
        autoComplete="off"
        value={code.label}
        onChange={(label) => set({ label })}
      />
      {hasApp && (
        <TextField
          label={labels.packageName}
          name={`${path}.supported_apps`}
          required
          autoComplete="off"
          value={code.packageName}
          onChange={(packageName) => set({ packageName })}
        />
      )}
      {hasApp && (
        <TextField
          label={labels.signatureHash}
          name={`${path}.supported_apps[0].signature_hash`}
          required
          autoComplete="off"
          value={code.signatureHash}
          onChange={(signatureHash) => set({ signatureHash })}
        />
      )}
      {code.type === 'ZERO_TAP' && (
        <Checkbox label={labels.zeroTap} checked={code.accepted} onChange={(accepted) => set({ accepted })} />
      )}
    </>
  )
}
