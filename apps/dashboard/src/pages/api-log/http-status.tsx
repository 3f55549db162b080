import { classNames } from '../../components/class-names.ts'

const tones: Readonly<Record<string, string>> = {
  '2': 'bg-good-ground text-good',
  '3': 'bg-info-ground text-info',
  '4': 'bg-warn-ground text-warn',
  '5': 'bg-bad-ground text-bad',
}

export function HttpStatus({ status }: { readonly status: number }) {
  return (
    <span
      className={classNames('rounded-sm px-1.5 py-0.5 font-mono text-xs font-medium', tones[String(status)[0] ?? ''])}
    >
      {status}
    </span>
  )
}
