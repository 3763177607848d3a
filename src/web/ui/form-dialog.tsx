import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** The submit button: 'Save', 'Delete my account'. */
  confirm: string
  destructive?: boolean
  busy: boolean
  /** Without it the corner is the way out. */
  cancel?: string
  onSubmit(event: FormEvent): void
  onClose(): void
  /** Where 'Cancel' does more than to close. */
  onCancel?(): void
  className?: string
  children: ReactNode
}

/** A dialog that is one form, with its buttons below it. */
export function FormDialog({ className, children, ...props }: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={open => !open && props.onClose()}
      title={props.title}
      description={props.description}
      size={props.size}
      actions={
        <>
          {props.cancel && (
            <Button variant="ghost" onClick={props.onCancel ?? props.onClose}>
              {props.cancel}
            </Button>
          )}
          <Button
            type="submit"
            form={form}
            variant={props.destructive ? 'destructive' : 'primary'}
            loading={props.busy}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <form id={form} className={className} onSubmit={props.onSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
