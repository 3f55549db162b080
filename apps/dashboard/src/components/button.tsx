import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-raised text-ink shadow-sm hover:bg-hover',
  ghost: 'text-quiet hover:bg-hover hover:text-ink',
  danger: 'bg-bad-fill text-white hover:opacity-90',
}
const sizes = {
  sm: 'h-7 px-2.5 text-sm gap-1.5',
  md: 'h-8 px-3 text-base gap-2',
  icon: 'size-8 pointer-coarse:min-w-11',
}

/** The look of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: keyof typeof sizes = 'md'): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap transition-colors select-none',
    'disabled:opacity-50 aria-disabled:opacity-50 pointer-coarse:min-h-11',
    variants[variant],
    sizes[size],
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: keyof typeof sizes
  readonly icon?: LucideIcon
  /** Shows a spinner and ignores clicks. It keeps the focus. */
  readonly pending?: boolean
  readonly children?: ReactNode
}

export function Button({ variant, size, icon: Icon, pending = false, className, children, ...rest }: ButtonProps) {
  const ignore = pending ? { 'aria-disabled': true, onClick: undefined, type: 'button' as const } : {}
  return (
    <button type="button" {...rest} {...ignore} className={classNames(buttonClass(variant, size), className)}>
      {pending ? (
        <LoaderCircle aria-hidden className="size-4 animate-spin" />
      ) : (
        Icon && <Icon aria-hidden className="size-4" />
      )}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon
  /** For screen readers, and as its tooltip. */
  readonly label: string
}

export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(buttonClass('ghost', 'icon'), className)}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly label: string
  readonly children: (onClose: () => void) => ReactNode
}

export function DialogButton({ label, children, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
