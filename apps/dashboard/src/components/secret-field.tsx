import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'
import { Field, inputClass } from './field.tsx'

interface SecretFieldProps {
  readonly label: string
  readonly value: string
  readonly onCopied?: () => void
}

/** A secret or link that is shown once, with a button that copies it. */
export function SecretField({ label, value, onCopied }: SecretFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            readOnly
            value={value}
            // A dialog selects what it focuses, and scrolls it to the end. The beginning should be in sight. `select()` takes
            // the focus back if it has moved on since.
            onFocus={({ target }) =>
              requestAnimationFrame(() => {
                if (document.activeElement !== target) return
                target.select()
                target.scrollLeft = 0
              })
            }
            onCopy={onCopied}
            className={classNames(inputClass, 'h-8 grow bg-sunken font-mono text-sm pointer-coarse:h-11')}
          />
          <CopyButton value={value} withLabel {...(onCopied && { onCopied })} />
        </div>
      )}
    </Field>
  )
}
