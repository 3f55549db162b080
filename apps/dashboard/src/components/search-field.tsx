import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { TextInput } from './field.tsx'

const typingPauseMs = 300
/** The API searches for three characters at least. */
const minSearchLength = 3

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly label: string
  readonly placeholder: string
  /** Shown if the text is too short. */
  readonly tooShort: string
  readonly className?: string
}

/** Searches when the person pauses, from the length that the API accepts. */
export function SearchField({ value, onChange, label, placeholder, tooShort, className }: SearchFieldProps) {
  const hintId = useId()
  const [typed, setTyped] = useState(value)
  // A text that is too short stays in the field while nothing is searched for.
  useEffect(() => setTyped((before) => (value === '' && isShort(before.trim()) ? before : value)), [value])
  const isTooShort = isShort(typed.trim())
  const wanted = isTooShort ? '' : typed.trim()
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => onChange(wanted), typingPauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-2 left-2.5 size-4 text-quiet pointer-coarse:top-3.5"
      />
      <TextInput
        type="search"
        aria-label={label}
        aria-describedby={hintId}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-8"
      />
      <p id={hintId} role="status" className="mt-1 text-sm text-quiet empty:hidden">
        {isTooShort ? tooShort : ''}
      </p>
    </div>
  )
}

function isShort(wanted: string): boolean {
  return wanted !== '' && wanted.length < minSearchLength
}
