import { expect, test } from 'vitest'
import { mount } from '../../../tests/harness/mount.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

test('the safe answer of a question that names none is Spanish, too', async () => {
  await mount(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="¿Renovar la dirección?"
      description="La dirección de antes ya no servirá."
      confirmLabel="Renovar"
      onConfirm={() => {}}
    />,
  )
  const answers = [...document.querySelectorAll('[role=alertdialog] button')].map(button => button.textContent)
  expect(answers).toEqual(['Cancelar', 'Renovar'])
})
