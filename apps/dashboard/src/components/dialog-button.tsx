import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

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
