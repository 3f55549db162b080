import { useId } from 'react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Form, type FormCall, type FormProps } from './form.tsx'

interface FormDialogProps<Name extends string>
  extends Pick<DialogProps, 'title' | 'description' | 'size' | 'dismissible'>,
    Pick<FormProps<Name>, 'onSubmit' | 'children' | 'noValidate'> {
  readonly action: string
  /** The button that closes it; default `Cancel`. */
  readonly keep?: string
  readonly variant?: 'primary' | 'danger'
  readonly isDisabled?: boolean
  /** While it is pending, the dialog stays open. */
  readonly call: FormCall
  /** Whether its buttons wait for the call too, which would go on unseen. */
  readonly isHeld?: boolean
  readonly onClose: () => void
}

/** A dialog with a form, and buttons that cancel and submit it. */
export function FormDialog<Name extends string = never>(props: FormDialogProps<Name>) {
  const {
    action,
    keep = text.common.cancel,
    variant = 'primary',
    isDisabled = false,
    call,
    isHeld = false,
    onClose,
    ...others
  } = props
  const { onSubmit, children, noValidate = false, ...dialog } = others
  const id = useId()
  const footer = (
    <>
      <Button onClick={onClose} disabled={isHeld && call.isPending}>
        {keep}
      </Button>
      <Button variant={variant} type="submit" form={id} pending={call.isPending} disabled={isDisabled}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} open onOpenChange={() => call.isPending || onClose()} footer={footer}>
      <Form<Name> id={id} call={call} onSubmit={onSubmit} noValidate={noValidate} button={null}>
        {children}
      </Form>
    </Dialog>
  )
}
